/** Limits how many messages are accepted within a time, from one client and from all. */

/** Messages per window from one client and from all; a family often shares one address. */
const limits = { perClient: 5, overall: 100, windowMs: 10 * 60 * 1000 };

/** Returns a function that counts a message and returns 0, or the seconds to wait when a limit is reached. */
export function createRateLimit(now: () => Date): (client: string) => number {
  let accepted: { readonly client: string; readonly time: number }[] = [];
  return (client) => {
    const time = now().getTime();
    accepted = accepted.filter((message) => message.time > time - limits.windowMs);
    const own = accepted.filter((message) => message.client === client);
    const oldest = own.length >= limits.perClient ? own[0] : undefined;
    const blocking = oldest ?? (accepted.length >= limits.overall ? accepted[0] : undefined);
    if (blocking !== undefined) return Math.ceil((blocking.time + limits.windowMs - time) / 1000);
    accepted.push({ client, time });
    return 0;
  };
}
