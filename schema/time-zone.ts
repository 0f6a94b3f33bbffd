/** Rejects offsets such as "+08:00", which lack daylight saving time. `Intl` throws for unknown names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
