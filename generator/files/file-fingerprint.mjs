/** Detects a changed file without opening it. JavaScript, because the launcher uses it, too. */

/**
 * Returns a text that changes whenever the file does. By default it contains the change time, which no tool can reset.
 * Use the modification time for files that are hard-linked, because a new link changes the change time.
 * @param {import('node:fs').Stats | undefined} stats Undefined for a file that does not exist.
 * @param {'ctimeMs' | 'mtimeMs'} [time]
 * @returns {string}
 */
export function fileFingerprint(stats, time = 'ctimeMs') {
  return stats ? `${stats[time]} ${stats.size} ${stats.ino} ${stats.mode}` : 'absent';
}

/** Milliseconds. Timestamps of file systems have a resolution of up to ten. */
const clockTick = 20;

/**
 * Returns whether a file changed so recently that another change could get the same time.
 * @param {import('node:fs').Stats | undefined} stats
 * @param {number} now Milliseconds since 1970.
 * @returns {boolean}
 */
export function isJustChanged(stats, now) {
  return stats !== undefined && stats.ctimeMs > now - clockTick;
}
