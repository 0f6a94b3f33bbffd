/** Starts a server on a free port, and closes it on abort. */
import { addAbortListener, once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSystemCallError, SystemError, systemErrorMessage } from '../files/system-error.ts';

export type ListenOptions = {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Whether to fail when the port is in use, instead of trying the next one. */
  readonly exact: boolean;
  /** On abort, the server stops listening and closes every connection. */
  readonly signal?: AbortSignal;
};

/** Maximum number of ports that are tried. */
const maxAttempts = 100;
const lastPort = 65_535;

/** Listens, and returns the port and the address. Rejects with a `SystemError`. */
export async function listenOn(
  server: Server,
  { host, port: firstPort, exact, signal }: ListenOptions,
): Promise<{ readonly port: number; readonly address: string }> {
  const maxPort = exact ? firstPort : Math.min(firstPort + maxAttempts - 1, lastPort);
  for (let port = firstPort; !server.listening; port += 1) {
    server.listen({ host, port });
    await once(server, 'listening').catch((error: unknown) => {
      if (!isSystemCallError(error)) throw error;
      if (error.code === 'EADDRINUSE' && port < maxPort) return;
      throw new SystemError(`Cannot listen on ${host}, port ${port}: ${systemErrorMessage(error)}.`);
    });
  }
  // The address is a string only for named pipes and Unix sockets.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  if (signal !== undefined) addAbortListener(signal, close);
  return { port, address: `http://${host.includes(':') ? `[${host}]` : host}:${port}/` };
}
