/** Creates local HTTP servers, which check the `Host` header, send responses and handle errors. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/** Returns the response; undefined when it has already been sent or is never sent. */
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

/** Returns a server that does not listen yet; see `listenOn`. */
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

/**
 * Whether a `Host` header names this server. This prevents DNS rebinding: another site could point its own host name at
 * this machine, but not an IP address.
 */
export function isOwnHost(header: string | undefined, bound?: string): boolean {
  const name = URL.parse(`http://${header}`)?.hostname.replace(/^\[|\]$/gu, '');
  return name !== undefined && (name === 'localhost' || name === bound?.toLowerCase() || isIP(name) !== 0);
}

/** Sends a response. The response to HEAD has no body. */
async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (answer.status !== 304) response.setHeader('Content-Length', body.byteLength);
  response.end(request.method === 'HEAD' ? undefined : body);
}
