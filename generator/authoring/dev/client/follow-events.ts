/** Only the page with the lock listens: a browser opens six connections, and a stream occupies one. */
import { devPathPrefix, type ServerEvent } from '../messages.ts';

const eventNames = ['open', 'page', 'problems'] as const satisfies readonly ServerEvent[];
const sharedName = 'dev-events';

/** Calls `onEvent` for each event, and with `open` when the page is visible at the start or becomes visible later. */
export function followEvents(onEvent: (event: ServerEvent) => void): void {
  const channel = new BroadcastChannel(sharedName);
  channel.onmessage = ({ data }: MessageEvent<ServerEvent>) => {
    if (document.visibilityState === 'visible') onEvent(data);
  };
  const listen = async (): Promise<void> => {
    const stream = new EventSource(`${devPathPrefix}/events`);
    for (const name of eventNames)
      stream.addEventListener(name, () => {
        onEvent(name);
        channel.postMessage(name);
      });
    await waitUntilHidden();
    stream.close();
  };
  const start = (): void => {
    if (document.visibilityState === 'hidden') return;
    onEvent('open');
    // Locks are available only in secure contexts, such as localhost.
    if ('locks' in navigator) void navigator.locks.request(sharedName, listen);
    else void listen();
  };
  document.addEventListener('visibilitychange', start);
  start();
}

/** Resolves when the page is hidden or closed, because browsers may freeze hidden pages. */
async function waitUntilHidden(): Promise<void> {
  while (document.visibilityState === 'visible')
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
