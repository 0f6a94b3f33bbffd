/** Finds a server its port, and takes it away again at once when asked to. */
import { addAbortListener, once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSystemCallError, SystemError, systemErrorMessage } from '../files/system-error.ts';

/** Where to listen. */
export type ListenOptions = {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Take this port or none; otherwise the next free one is taken. */
  readonly exact: boolean;
  /** On abort the server stops listening and drops every connection. */
  readonly signal?: AbortSignal;
};

/** How many ports are tried from the wanted one on. */
const maxAttempts = 100;
const lastPort = 65_535;

/** Listens, and gives the port taken and its address. Rejects with a `SystemError`. */
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
  // A server that listens on a port has an address with a port, not a path.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  if (signal !== undefined) addAbortListener(signal, close);
  return { port, origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}/` };
}
