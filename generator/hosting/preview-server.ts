/** Serves a site on this machine as the hosts will, and takes the messages of the form. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerForm, type FormOptions } from './form-endpoint.ts';
import { splitTarget } from './resolve-address.ts';
import { answerStatic } from './static-files.ts';

/** What to serve. */
export type PreviewOptions = FormOptions & {
  /** Hears what went wrong inside the server, which answers 500 and goes on. */
  readonly onFault?: (error: unknown) => void;
};

/** Answers a request; undefined when that has been done, or never will be. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<Response | undefined>;

/** A server that does not listen yet; see `listenOn`. It answers as a host would, unless told otherwise. */
export function createPreviewServer(
  options: PreviewOptions,
  answerRequest: Answer = (request) => answerAsHost(request, options),
): Server {
  return createServer(async (request, response) => {
    try {
      const answer = await answerRequest(request, response);
      if (answer !== undefined) await send(answer, request, response);
    } catch (error) {
      if (request.socket.destroyed) return;
      options.onFault?.(error);
      await send(new Response('The preview server failed to answer\n', { status: 500 }), request, response);
    }
  });
}

/** The answer of the form, or of a static host. */
export async function answerAsHost(
  request: IncomingMessage,
  options: PreviewOptions,
): Promise<Response | undefined> {
  // An address on another site is not ours to answer.
  const isForm = splitTarget(request.url ?? '/').path === splitTarget(options.formAction).path;
  return isForm ? answerForm(request, options) : answerStatic(request, options.files);
}

/** A HEAD request gets everything but the body. */
async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (answer.status !== 304) response.setHeader('Content-Length', body.byteLength);
  response.end(request.method === 'HEAD' ? undefined : body);
}
