/** Handles requests of the form in the same way as the function of the host, so that the form works locally. */
import type { IncomingMessage } from 'node:http';
import { checkFields, type FormSettings, formPages } from '../../templates/message-form.ts';
import { buildErrorResponse, buildJsonResponse, type FormProblem, wantsJson } from './form-problem.ts';
import { type FormField, hasMessage, parseFormFields, storeMessage } from './message.ts';
import { readBody } from './read-body.ts';
import { resolveAddress } from './resolve-address.ts';
import type { SiteFiles } from './site-files.ts';

/** A simulated failure of the form. With `timeout`, the server never responds. */
export type FormFailure = 'timeout' | FormProblem;

export type FormOptions = FormSettings & {
  /** The files of the site. They may be replaced while the server runs. */
  readonly files: SiteFiles;
  /** Absolute path of the file that messages are appended to, such as `.cache/messages.jsonl` in the project. */
  readonly messagesFile: string;
  readonly now: () => Date;
  /** Makes every message fail, for tests of the form. */
  readonly formFailure?: FormFailure | undefined;
};

/** Maximum size of a message in bytes. */
const maxBytes = 64 * 1024;

/** Returns the response to a request to the form's address; undefined when no response is sent. */
export async function answerForm(
  request: IncomingMessage,
  options: FormOptions,
): Promise<Response | undefined> {
  if (request.method !== 'POST')
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'POST' } });
  const body = await readBody(request, maxBytes);
  if (options.formFailure === 'timeout') return undefined;
  if (options.formFailure !== undefined) return buildErrorResponse(request, options.formFailure);
  if (body === undefined) return buildErrorResponse(request, { status: 413 });
  const fields = await parseFormFields(request.headers['content-type'] ?? '', body);
  if (typeof fields === 'number') return buildErrorResponse(request, { status: fields });
  return acceptMessage(request, fields, options);
}

function acceptMessage(
  request: IncomingMessage,
  fields: readonly FormField[],
  options: FormOptions,
): Response {
  const { bounds, honeypot, messagesFile } = options;
  const readField = (name: string) => fields.find(([key]) => key === name)?.[1] ?? '';
  const isFromPerson = readField(honeypot).trim() === '';
  const errors = isFromPerson ? checkFields(readField, bounds) : {};
  if (Object.keys(errors).length > 0) return buildErrorResponse(request, { status: 400, errors });
  const isNew = !hasMessage(messagesFile, readField('messageId'));
  if (isFromPerson && isNew) storeMessage(messagesFile, fields, options.now());
  if (wantsJson(request)) return buildJsonResponse(200, { success: true });
  const requestedPage = readField(formPages.field);
  const Location = isPage(requestedPage, options.files) ? requestedPage : formPages.thanks;
  return new Response(null, { status: 303, headers: { Location } });
}

/** Whether an address is the canonical address of a page of this site. */
function isPage(address: string, files: SiteFiles): boolean {
  const isPlainPath = /^\/[\x21-\x3e\x40-\x7e]*$/u.test(address);
  const found = resolveAddress(address, files.has);
  return isPlainPath && found.status === 200 && found.path.endsWith('.html');
}
