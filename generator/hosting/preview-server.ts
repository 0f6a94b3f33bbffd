import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { dirname } from 'node:path';
import type { FormProblem } from '../../templates/form/form-page.tsx';
import type { ReceiveMessage } from './form-handler.ts';
import { answerForm, type FormServerOptions, isFormAddress } from './form-server.ts';
import { createHttpServer, type ServerOptions } from './http-server.ts';
import { answerStatic } from './static-files.ts';

export type PreviewOptions = FormServerOptions & ServerOptions;

/** Does not listen yet; see `listenOn`. */
export const createPreviewServer = (options: PreviewOptions): Server =>
  createHttpServer((request) => answerAsHost(request, options), options);

export async function answerAsHost(request: IncomingMessage, options: FormServerOptions): Promise<Response> {
  return isFormAddress(request, options.formAction)
    ? answerForm(request, options)
    : answerStatic(request, options.files);
}

/** Appends each message once. Throws system errors. */
export const storeIn =
  (file: string): ReceiveMessage =>
  async (message) => {
    mkdirSync(dirname(file), { recursive: true });
    const isKnown = existsSync(file) && readFileSync(file, 'utf8').includes(`"id":"${message.id}"`);
    if (!isKnown) appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    return undefined;
  };

/** With `timeout`, the server never responds. */
export type FormFailure = 'timeout' | FormProblem;

export const failWith =
  (failure: FormFailure): ReceiveMessage =>
  () =>
    failure === 'timeout' ? new Promise(() => undefined) : Promise.resolve(failure);
