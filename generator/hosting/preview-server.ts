/** Serves a site on this machine as the hosts will, and takes the messages of the form. */
import type { IncomingMessage, Server } from 'node:http';
import { answerForm, type FormOptions } from './form-endpoint.ts';
import { createHttpServer, type ServerOptions } from './http-server.ts';
import { splitTarget } from './resolve-address.ts';
import { answerStatic } from './static-files.ts';

/** What to serve. */
export type PreviewOptions = FormOptions & ServerOptions;

/** A server that does not listen yet; see `listenOn`. */
export function createPreviewServer(options: PreviewOptions): Server {
  return createHttpServer((request) => answerAsHost(request, options), options);
}

/** The answer of the form, or of a static host. */
export async function answerAsHost(
  request: IncomingMessage,
  options: FormOptions,
): Promise<Response | undefined> {
  // An address on another site is not ours to answer.
  const isForm = splitTarget(request.url ?? '/').path === splitTarget(options.formAction).path;
  return isForm ? answerForm(request, options) : answerStatic(request, options.files);
}
