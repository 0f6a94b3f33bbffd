/** Serves a built site as hosts do, and accepts messages of the form. */
import type { IncomingMessage, Server } from 'node:http';
import { answerForm, type FormServerOptions, isFormAddress } from './form-server.ts';
import { createHttpServer, type ServerOptions } from './http-server.ts';
import { answerStatic } from './static-files.ts';

export type PreviewOptions = FormServerOptions & ServerOptions;

/** Returns a server that does not listen yet; see `listenOn`. */
export function createPreviewServer(options: PreviewOptions): Server {
  return createHttpServer((request) => answerAsHost(request, options), options);
}

export async function answerAsHost(request: IncomingMessage, options: FormServerOptions): Promise<Response> {
  return isFormAddress(request, options.formAction)
    ? answerForm(request, options)
    : answerStatic(request, options.files);
}
