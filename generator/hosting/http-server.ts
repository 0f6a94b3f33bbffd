/** Creates local HTTP servers, which check the `Host` header, send responses and handle errors. */

import { addAbortListener, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { isSystemCallError, SystemError, systemErrorMessage } from '../files/system-error.ts';

/** Undefined when the response has already been sent or is never sent. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Response | undefined>;

export type ServerOptions = {
  /** The host name that the server is bound to; `*` accepts all. @default only `localhost` and IP addresses */
  readonly host?: string | undefined;
  /** Called with errors inside the server, which responds with status 500 and keeps running. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/** Does not listen yet; see `listenOn`. */
export function createHttpServer(answerRequest: RequestHandler, { host, onError }: ServerOptions): Server {
  return createServer(async (request, response) => {
    try {
      const answer =
        host === '*' || isOwnHost(request.headers.host, host)
          ? await answerRequest(request, response)
          : new Response(foreignHost, { status: 403 });
      if (answer !== undefined) await send(answer, request, response);
    } catch (error) {
      if (request.socket.destroyed) return;
      onError?.(error);
      await send(new Response('Internal server error\n', { status: 500 }), request, response);
    }
  });
}

const foreignHost =
  'This server only accepts requests for localhost, IP addresses and the name that --host sets.\n';

/** Prevents DNS rebinding: another site can point a host name at this machine, but no IP address. */
export function isOwnHost(header: string | undefined, bound?: string): boolean {
  const name = URL.parse(`http://${header}`)?.hostname.replace(/^\[|\]$/gu, '');
  return name !== undefined && (name === 'localhost' || name === bound?.toLowerCase() || isIP(name) !== 0);
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (answer.status !== 304) response.setHeader('Content-Length', body.byteLength);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export type ListenOptions = {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Whether to fail when the port is in use, instead of trying the next one. */
  readonly exact: boolean;
  /** On abort, the server stops listening and closes every connection. */
  readonly signal?: AbortSignal;
};

const maxAttempts = 100;
const lastPort = 65_535;

/** Rejects with a `SystemError`. */
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

/** A longer body is read up to this multiple, because clients read the response after they sent the body. */
const drainFactor = 64;

/** Undefined when the body is longer than `maxBytes`. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (length > drainFactor * maxBytes) return undefined;
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks);
}
