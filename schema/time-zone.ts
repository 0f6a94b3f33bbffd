/** Validates time zones of the IANA database. */

/**
 * Returns whether a name is a time zone; `Intl` throws for all others. Rejects offsets such as "+08:00", which lack
 * daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
