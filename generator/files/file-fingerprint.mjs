/** JavaScript, because the launcher also uses it. */

/**
 * Contains the change time, which no tool can reset.
 * @param {import('node:fs').Stats | undefined} stats Undefined for a file that does not exist.
 * @returns {string}
 */
export function fileFingerprint(stats) {
  return stats ? `${stats.ctimeMs} ${stats.size} ${stats.ino} ${stats.mode}` : 'absent';
}

/** Assumed resolution of file timestamps in milliseconds. In file systems it is up to ten. */
const clockTick = 20;

/**
 * Whether another change could have the same timestamp.
 * @param {import('node:fs').Stats | undefined} stats
 * @param {number} now Milliseconds since 1970.
 * @returns {boolean}
 */
export function isJustChanged(stats, now) {
  return stats !== undefined && stats.ctimeMs > now - clockTick;
}
