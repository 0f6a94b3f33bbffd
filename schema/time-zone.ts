/** Time zones of the IANA database, as `Intl` knows them. */

/** Returns whether a name is a time zone; `Intl` throws for all others. An offset such as "+08:00" has no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
