/**
 * Hears of changes for as long as the page is seen. A browser keeps six connections to a server open and a stream holds
 * one, so one page listens for all of them: the one that has the lock.
 */
import { devFolder, type ServerEvent } from '../messages.ts';

const names = ['open', 'page', 'problems'] as const satisfies readonly ServerEvent[];
const shared = 'dev-events';

/** Calls the listener at once with `open`, for each event, and with `open` when the page is seen again. */
export function followEvents(onEvent: (event: ServerEvent) => void): void {
  const channel = new BroadcastChannel(shared);
  channel.onmessage = ({ data }: MessageEvent<ServerEvent>) => {
    if (document.visibilityState === 'visible') onEvent(data);
  };
  const listen = async (): Promise<void> => {
    const stream = new EventSource(`${devFolder}/events`);
    for (const name of names)
      stream.addEventListener(name, () => {
        onEvent(name);
        channel.postMessage(name);
      });
    await hidden();
    stream.close();
  };
  const start = (): void => {
    if (document.visibilityState === 'hidden') return;
    onEvent('open');
    // Locks are there for addresses that a browser trusts, such as those of this machine.
    if ('locks' in navigator) void navigator.locks.request(shared, listen);
    else void listen();
  };
  document.addEventListener('visibilitychange', start);
  start();
}

/** Resolves when the page is hidden or left; what is hidden may be put to sleep. */
async function hidden(): Promise<void> {
  while (document.visibilityState === 'visible')
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
