/**
 * Listens for changes while the page is visible. A browser opens six connections to a server and a stream takes one, so
 * only the page that has the lock listens, and it forwards events to the others.
 */
import { devFolder, type ServerEvent } from '../messages.ts';

const names = ['open', 'page', 'problems'] as const satisfies readonly ServerEvent[];
const shared = 'dev-events';

/** Calls the listener for each event, and with `open` at once and when the page becomes visible again. */
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
    // Locks exist in secure contexts only, such as localhost.
    if ('locks' in navigator) void navigator.locks.request(shared, listen);
    else void listen();
  };
  document.addEventListener('visibilitychange', start);
  start();
}

/** Resolves when the page is hidden or left, because browsers may freeze hidden pages. */
async function hidden(): Promise<void> {
  while (document.visibilityState === 'visible')
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
