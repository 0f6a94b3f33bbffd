/** Serves a built site as hosts do, and accepts messages of the form. */
import type { IncomingMessage, Server } from 'node:http';
import { answerForm, type FormOptions } from './form-endpoint.ts';
import { createHttpServer, type ServerOptions } from './http-server.ts';
import { splitTarget } from './resolve-address.ts';
import { answerStatic } from './static-files.ts';

export type PreviewOptions = FormOptions & ServerOptions;

/** Returns a server that does not listen yet; see `listenOn`. */
export function createPreviewServer(options: PreviewOptions): Server {
  return createHttpServer((request) => answerAsHost(request, options), options);
}

/** Returns the response of the form's endpoint or of a static host; undefined for a simulated timeout. */
export async function answerAsHost(
  request: IncomingMessage,
  options: FormOptions,
): Promise<Response | undefined> {
  // A form action on another site never matches.
  const isForm = splitTarget(request.url ?? '/').path === splitTarget(options.formAction).path;
  return isForm ? answerForm(request, options) : answerStatic(request, options.files);
}
