/** Answers the contact form as the agency's own function would, so that the whole path runs on one machine. */
import type { IncomingMessage } from 'node:http';
import type { Bounds } from '../../templates/islands/ContactForm/message-rules.ts';
import { type Answer, buildRedirectAnswer, buildTextAnswer } from './answer.ts';
import { type ContactField, checkContactFields, findField, parseContactFields } from './contact-fields.ts';
import { buildContactProblem, buildJsonAnswer, type ContactProblem, wantsJson } from './contact-problem.ts';
import { type HasFile, resolveAddress } from './resolve-address.ts';
import { hasMessage, storeMessage } from './store-message.ts';

/** A failure to play, so that what the form does then can be seen: `timeout` never answers. */
export type ContactFailure = 'timeout' | ContactProblem;

/** How messages are taken. */
export type ContactOptions = {
  /** File that messages are appended to. */
  readonly messagesFile: string;
  /** Name of the field that people leave empty; a message that fills it is thanked for and forgotten. */
  readonly honeypot: string;
  /** Lengths of the fields. */
  readonly bounds: Bounds;
  readonly now: () => Date;
  readonly failure?: ContactFailure | undefined;
  readonly hasFile: HasFile;
};

const maxBytes = 64 * 1024;
const thankYouPage = '/contact/thank-you';

/** Answers a request to the form's address; undefined when it is never to be answered. */
export async function answerContact(
  request: IncomingMessage,
  options: ContactOptions,
): Promise<Answer | undefined> {
  if (request.method !== 'POST') return buildTextAnswer(405, 'Method not allowed', { Allow: 'POST' });
  const body = await readBody(request);
  if (options.failure === 'timeout') return undefined;
  if (options.failure !== undefined) return buildContactProblem(request, options.failure);
  if (body === undefined) return buildContactProblem(request, { status: 413 });
  const fields = await parseContactFields(request.headers['content-type'] ?? '', body);
  if (typeof fields === 'number') return buildContactProblem(request, { status: fields });
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

function takeMessage(
  request: IncomingMessage,
  fields: readonly ContactField[],
  options: ContactOptions,
): Answer {
  const isFromPerson = findField(fields, options.honeypot).trim() === '';
  const errors = isFromPerson ? checkContactFields(fields, options.bounds) : {};
  if (Object.keys(errors).length > 0) return buildContactProblem(request, { status: 400, errors });
  const isNew = !hasMessage(options.messagesFile, findField(fields, 'messageId'));
  if (isFromPerson && isNew) storeMessage(options.messagesFile, fields, options.now());
  return buildThanks(request, findField(fields, 'thankYou'), options.hasFile);
}

function buildThanks(request: IncomingMessage, wish: string, hasFile: HasFile): Answer {
  if (wantsJson(request)) return buildJsonAnswer(200, { success: true });
  return buildRedirectAnswer(303, isPage(wish, hasFile) ? wish : thankYouPage);
}

/** Whether an address is, as it stands, the address of a page of this site. */
function isPage(address: string, hasFile: HasFile): boolean {
  const isPlainPath = /^\/[\x21-\x7e]*$/u.test(address) && !address.includes('?');
  const found = resolveAddress(address, hasFile);
  return isPlainPath && found.kind === 'file' && found.path.endsWith('.html');
}
