import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { type ListenOptions, listenOn } from '../../../generator/hosting/http-server.ts';

/** On this machine and any free port, unless the options name others, until the test has finished. */
export function listen(server: Server, options: Partial<ListenOptions> = {}) {
  // Closes idle connections early, because the default is several seconds.
  server.keepAliveTimeout = 50;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listenOn(server, { host: '127.0.0.1', port: 0, exact: false, ...options });
}
