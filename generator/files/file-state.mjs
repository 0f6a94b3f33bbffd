/** What tells whether a file is as it was, without opening it. No TypeScript, because the launcher asks it, too. */

/**
 * Changes whenever the file does: a tool that sets the time of a file back cannot set back when its inode was changed.
 * @param {import('node:fs').Stats | undefined} stats Undefined for a file that is not there.
 * @returns {string}
 */
export function stateOf(stats) {
  return stats ? `${stats.ctimeMs} ${stats.size} ${stats.ino}` : 'absent';
}

/** Milliseconds; file systems tell times in ticks of up to ten. */
const clockTick = 20;

/**
 * Whether a file is so young that it could change once more within the same tick of the clock.
 * @param {import('node:fs').Stats | undefined} stats
 * @param {number} now Milliseconds since 1970.
 * @returns {boolean}
 */
export function isYoung(stats, now) {
  return stats !== undefined && stats.ctimeMs > now - clockTick;
}
