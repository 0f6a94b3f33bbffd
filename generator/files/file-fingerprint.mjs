/** Detects a changed file without opening it. This file is JavaScript, because the launcher also uses it. */

/**
 * Returns a string that changes whenever the file changes. By default it contains the change time, which no tool can
 * reset. Use the modification time for files that are hard-linked, because a new link changes the change time.
 * @param {import('node:fs').Stats | undefined} stats Undefined for a file that does not exist.
 * @param {'ctimeMs' | 'mtimeMs'} [time]
 * @returns {string}
 */
export function fileFingerprint(stats, time = 'ctimeMs') {
  return stats ? `${stats[time]} ${stats.size} ${stats.ino} ${stats.mode}` : 'absent';
}

/** Assumed resolution of file timestamps in milliseconds. In file systems it is up to ten. */
const clockTick = 20;

/**
 * Returns whether a file changed so recently that another change could have the same timestamp.
 * @param {import('node:fs').Stats | undefined} stats
 * @param {number} now Milliseconds since 1970.
 * @returns {boolean}
 */
export function isJustChanged(stats, now) {
  return stats !== undefined && stats.ctimeMs > now - clockTick;
}
