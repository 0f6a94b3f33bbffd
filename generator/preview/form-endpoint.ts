/** Answers the form as the owner's own function would, so that the whole path runs on one machine. */
import type { IncomingMessage } from 'node:http';
import { type FormSettings, formPages } from '../../templates/message-form.ts';
import { type Answer, buildRedirectAnswer, buildTextAnswer } from './answer.ts';
import { checkFormFields, type FormField, findField, parseFormFields } from './form-fields.ts';
import { buildFormProblem, buildJsonAnswer, type FormProblem, wantsJson } from './form-problem.ts';
import { type HasFile, resolveAddress } from './resolve-address.ts';
import { hasMessage, storeMessage } from './store-message.ts';

/** A failure to play, so that what the form does then can be seen: `timeout` never answers. */
export type FormFailure = 'timeout' | FormProblem;

/** How messages are taken. */
export type FormOptions = Pick<FormSettings, 'honeypot' | 'bounds'> & {
  /** File that messages are appended to. */
  readonly messagesFile: string;
  readonly now: () => Date;
  readonly failure?: FormFailure | undefined;
  readonly hasFile: HasFile;
};

const maxBytes = 64 * 1024;

/** Answers a request to the form's address; undefined when it is never to be answered. */
export async function answerForm(
  request: IncomingMessage,
  options: FormOptions,
): Promise<Answer | undefined> {
  if (request.method !== 'POST') return buildTextAnswer(405, 'Method not allowed', { Allow: 'POST' });
  const body = await readBody(request);
  if (options.failure === 'timeout') return undefined;
  if (options.failure !== undefined) return buildFormProblem(request, options.failure);
  if (body === undefined) return buildFormProblem(request, { status: 413 });
  const fields = await parseFormFields(request.headers['content-type'] ?? '', body);
  if (typeof fields === 'number') return buildFormProblem(request, { status: fields });
  return takeMessage(request, fields, options);
}

/** The whole body, or undefined when it is too long. It is read to its end, or the answer would not be heard. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}

function takeMessage(request: IncomingMessage, fields: readonly FormField[], options: FormOptions): Answer {
  const isFromPerson = findField(fields, options.honeypot).trim() === '';
  const errors = isFromPerson ? checkFormFields(fields, options.bounds) : {};
  if (Object.keys(errors).length > 0) return buildFormProblem(request, { status: 400, errors });
  const isNew = !hasMessage(options.messagesFile, findField(fields, 'messageId'));
  if (isFromPerson && isNew) storeMessage(options.messagesFile, fields, options.now());
  return buildThanks(request, findField(fields, formPages.field), options.hasFile);
}

function buildThanks(request: IncomingMessage, wish: string, hasFile: HasFile): Answer {
  if (wantsJson(request)) return buildJsonAnswer(200, { success: true });
  return buildRedirectAnswer(303, isPage(wish, hasFile) ? wish : formPages.thanks);
}

/** Whether an address is, as it stands, the address of a page of this site. */
function isPage(address: string, hasFile: HasFile): boolean {
  const isPlainPath = /^\/[\x21-\x7e]*$/u.test(address) && !address.includes('?');
  const found = resolveAddress(address, hasFile);
  return isPlainPath && found.kind === 'file' && found.path.endsWith('.html');
}
