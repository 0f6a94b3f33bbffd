/**
 * Keeps a server of writers running while its own program changes: a new one starts beside the old one, in a thread of
 * its own, and takes over when it has made the site. One that cannot start leaves the old one in place.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ListenOptions } from '../../hosting/listen-on.ts';

/** What the thread of a server says: it has made the site or could not, it listens, or the program has changed. */
export type FromServer =
  | { readonly type: 'ready' }
  | { readonly type: 'listening'; readonly port: number; readonly origin: string }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'changed' };

/** What it is told first, to listen: on the port that one before it had. Later it is told why no other took over. */
export type WhereToListen = Partial<Pick<ListenOptions, 'port' | 'exact'>>;

/** Runs the program with a command line until the only server has ended; gives its exit code. */
export async function supervise(
  commandLine: readonly string[],
  onListening: (origin: string) => void,
  tell: (text: string) => void,
): Promise<number> {
  let serving: Worker | undefined;
  let starting: Worker | undefined;
  let port: number | undefined;
  return new Promise((resolve) => {
    const start = (): void => {
      void starting?.terminate();
      const server = new Worker(path.join(import.meta.dirname, '..', '..', 'start.mjs'), {
        argv: [...commandLine],
      });
      starting = server;
      let reason = '';
      const takeOver = async (): Promise<void> => {
        const old = serving;
        serving = server;
        starting = undefined;
        await old?.terminate();
        server.postMessage((port === undefined ? {} : { port, exact: true }) satisfies WhereToListen);
      };
      server.on('message', (message: FromServer) => {
        switch (message.type) {
          case 'ready':
            return takeOver();
          case 'changed':
            return start();
          case 'failed':
            reason = message.reason;
            return undefined;
          case 'listening':
            if (port === undefined) onListening(message.origin);
            port = message.port;
        }
      });
      server.on('error', (fault: unknown) => {
        reason = fault instanceof Error ? fault.message : String(fault);
        tell(`${reason}\n`);
      });
      server.on('exit', (code) => {
        if (server === (serving ?? starting)) resolve(code);
        else if (serving !== undefined && server === starting) {
          starting = undefined;
          tell('The changed program does not start; the one before goes on.\n');
          serving.postMessage(reason);
        }
      });
    };
    start();
  });
}
