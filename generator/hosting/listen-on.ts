/** Starts a server on a free port, and closes it on abort. */
import { addAbortListener, once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSystemCallError, SystemError, systemErrorMessage } from '../files/system-error.ts';

/** Where to listen. */
export type ListenOptions = {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Fails when the port is taken, instead of trying the next one. */
  readonly exact: boolean;
  /** On abort the server stops listening and drops every connection. */
  readonly signal?: AbortSignal;
};

/** How many ports are tried. */
const maxAttempts = 100;
const lastPort = 65_535;

/** Listens, and returns the port and the address. Rejects with a `SystemError`. */
export async function listenOn(
  server: Server,
  { host, port: wanted, exact, signal }: ListenOptions,
): Promise<{ readonly port: number; readonly origin: string }> {
  const last = exact ? wanted : Math.min(wanted + maxAttempts - 1, lastPort);
  for (let port = wanted; !server.listening; port += 1) {
    server.listen({ host, port });
    await once(server, 'listening').catch((error: unknown) => {
      if (!isSystemCallError(error)) throw error;
      if (error.code === 'EADDRINUSE' && port < last) return;
      throw new SystemError(`Cannot listen on ${host}, port ${port}: ${systemErrorMessage(error)}.`);
    });
  }
  // The address is a string only for pipes and sockets.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  if (signal !== undefined) addAbortListener(signal, close);
  return { port, origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}/` };
}
