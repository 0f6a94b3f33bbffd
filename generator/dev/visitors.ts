/** The browser windows that show pages of the server and want to hear of changes. */
import type { ServerResponse } from 'node:http';

/** A window. */
export type Visitor = {
  /** Address of the page that it shows. */
  readonly page: string;
  /** Version of the page, see `LivePage`. */
  version: string;
  readonly send: (event: 'page' | 'news', data: unknown) => void;
};

/** Everybody who listens. */
export type Visitors = ReturnType<typeof openVisitors>;

/** Nobody yet. `onCome` tells somebody who has just come what there is to be told. */
export function openVisitors(onCome: (visitor: Visitor) => void) {
  const present = new Set<Visitor>();
  return {
    /** Keeps the answer open as an event stream for as long as the window is there. */
    welcome: (who: Pick<Visitor, 'page' | 'version'>, response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      // Milliseconds until the browser asks again after the server was replaced.
      response.write('retry: 100\n\n');
      const send: Visitor['send'] = (event, data) =>
        void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const visitor = { ...who, send };
      present.add(visitor);
      response.on('close', () => present.delete(visitor));
      onCome(visitor);
    },
    all: (): readonly Visitor[] => [...present],
  };
}
