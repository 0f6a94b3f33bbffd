/** Finds a server its port, and takes it away again at once when asked to. */
import { once } from 'node:events';
import type { Server } from 'node:http';

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

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it',
  EACCES: 'permission denied',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
};

/** Rejected when there is no port to listen on; the message is for people. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Listens and gives the port taken. Rejects with a `ListenError`. */
export async function listenOn(server: Server, options: ListenOptions): Promise<number> {
  const last = options.exact ? options.port : Math.min(options.port + maxAttempts - 1, lastPort);
  for (let port = options.port; ; port += 1) {
    const problem = await tryListen(server, options.host, port);
    if (problem === undefined) break;
    if (problem.code === 'EADDRINUSE' && port < last) continue;
    const reason = reasons[problem.code] ?? problem.message;
    throw new ListenError(`Cannot listen on ${options.host}, port ${port}: ${reason} (${problem.code}).`);
  }
  closeOnAbort(server, options.signal);
  return findPort(server, options.port);
}

type Problem = { readonly code: string; readonly message: string };

/** Why a port cannot be listened on; undefined when the server listens on it now. */
async function tryListen(server: Server, host: string, port: number): Promise<Problem | undefined> {
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return { code: String(error.code), message: error.message };
  }
}

function closeOnAbort(server: Server, signal: AbortSignal | undefined): void {
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  if (signal?.aborted) close();
  else signal?.addEventListener('abort', close, { once: true });
}

function findPort(server: Server, wanted: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : wanted;
}
