/** A server of this machine: who may ask it, and how an answer is sent. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/** Answers a request; undefined when that has been done, or never will be. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Response | undefined>;

/** How a server treats requests. */
export type ServerOptions = {
  /** The name that it is bound to. @default none beside `localhost` and IP addresses */
  readonly host?: string | undefined;
  /** Called with what went wrong inside the server, which answers 500 and goes on. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/** Returns a server that does not listen yet; see `listenOn`. */
export function createHttpServer(answerRequest: RequestHandler, { host, onError }: ServerOptions): Server {
  return createServer(async (request, response) => {
    try {
      const answer = isOwnHost(request.headers.host, host)
        ? await answerRequest(request, response)
        : new Response(foreignHost, { status: 403 });
      if (answer !== undefined) await send(answer, request, response);
    } catch (error) {
      if (request.socket.destroyed) return;
      onError?.(error);
      await send(new Response('The server failed to answer\n', { status: 500 }), request, response);
    }
  });
}

const foreignHost =
  'This server answers only to localhost, to IP addresses and to the name that --host gives it.\n';

/**
 * Returns whether a `Host` header names this server. Another site may let its own name lead to this machine and read
 * what is served here; it has no power over addresses.
 */
export function isOwnHost(header: string | undefined, bound?: string): boolean {
  const name = URL.parse(`http://${header}`)?.hostname.replace(/^\[|\]$/gu, '');
  return name !== undefined && (name === 'localhost' || name === bound?.toLowerCase() || isIP(name) !== 0);
}

/** A HEAD request gets everything but the body. */
async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (answer.status !== 304) response.setHeader('Content-Length', body.byteLength);
  response.end(request.method === 'HEAD' ? undefined : body);
}
