/** Receives messages of the form over HTTP: alone behind a proxy, or as a part of the preview and dev servers. */

import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseDocument } from 'yaml';
import { valueAt } from '../../schema/data-path.ts';
import { type FormSettings, readFormSettings } from '../../templates/form/message-form.ts';
import { SITE_FILE } from '../content/find-languages.ts';
import { createFormHandler, type FormHandlerOptions } from './form-handler.ts';
import { createHttpServer } from './http-server.ts';
import { resolveAddress, splitTarget } from './resolve-address.ts';
import type { SiteFiles } from './static-files.ts';

export type FormServerOptions = Omit<FormHandlerOptions, 'readPage'> & { readonly files: SiteFiles };

/** For a proxy that forwards the address of the form. Does not listen yet; see `listenOn`. */
export function createFormServer(options: FormServerOptions): Server {
  const answer = async (request: IncomingMessage) =>
    isFormAddress(request, options.formAction)
      ? answerForm(request, options)
      : new Response('Not found\n', { status: 404 });
  // The proxy passes on the host name of the site.
  return createHttpServer(answer, { host: '*', onError: options.onError });
}

/** A form action on another site never matches. */
export const isFormAddress = ({ url = '/' }: IncomingMessage, formAction: string): boolean =>
  splitTarget(url).path === splitTarget(formAction).path;

export function answerForm(incoming: IncomingMessage, options: FormServerOptions): Promise<Response> {
  const isPost = incoming.method === 'POST';
  const request = new Request('http://localhost', {
    method: isPost ? 'POST' : 'GET',
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    // A stream as the body requires `duplex`.
    ...(isPost ? { body: Readable.toWeb(incoming) as unknown as ReadableStream, duplex: 'half' } : {}),
  });
  const handle = createFormHandler({ ...options, readPage: (address) => readPage(address, options.files) });
  return handle(request, { ip: findClient(incoming) });
}

/** By a canonical address of this site; undefined when there is none. */
export async function readPage(address: string, files: SiteFiles): Promise<string | undefined> {
  const found = resolveAddress(address, files.has);
  if (found.status !== 200 || !found.path.endsWith('.html')) return undefined;
  const contents = await files.read(found.path);
  return contents && new TextDecoder().decode(contents);
}

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Only a proxy on this machine is trusted; it appends the address it sees. */
function findClient({ headers, socket: { remoteAddress = '' } }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return forwarded && loopback.includes(remoteAddress) ? forwarded : remoteAddress;
}

export type FormOptions = FormSettings & { readonly email: string; readonly sourceLanguage: string };

/** Defaults when the settings have errors, so that an existing build can still be served. */
export function readFormOptions(projectRoot: string): FormOptions {
  const file = path.join(projectRoot, SITE_FILE);
  const settings: unknown = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')).toJS() : undefined;
  const textAt = (name: string) => String(valueAt(settings, [name]) ?? '');
  return { ...readFormSettings(settings), email: textAt('email'), sourceLanguage: textAt('sourceLanguage') };
}
