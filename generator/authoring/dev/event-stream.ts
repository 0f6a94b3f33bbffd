/** Notifies open pages of changes by server-sent events. */
import type { ServerResponse } from 'node:http';
import type { ServerEvent } from './messages.ts';

/** Returns a stream that any number of browsers can listen to. */
export function createEventStream() {
  const responses = new Set<ServerResponse>();
  return {
    /** Keeps a response open until the browser disconnects. */
    open: (response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      // Milliseconds after which the browser reconnects when the connection is lost.
      response.write('retry: 100\n\n');
      responses.add(response);
      response.on('close', () => responses.delete(response));
    },
    send: (event: ServerEvent): void => {
      for (const response of responses) response.write(`event: ${event}\ndata:\n\n`);
    },
  };
}
