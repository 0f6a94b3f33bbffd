/** Handles messages of the form. Servers and functions of hosts share this function from request to response. */
import { hash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import { type FormProblem, renderFormPage } from '../../templates/form/form-page.tsx';
import {
  checkFields,
  cleanField,
  type FormSettings,
  formPages,
  isFieldName,
  stripDirectionMarks,
} from '../../templates/form/message-form.ts';
import { readBody } from './http-server.ts';

/** Of a repeated field, only the first value counts. */
type Fields = Readonly<Record<string, string>>;

export const Message = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/u)
    .describe('Hash of the fields: a repeated message has the same id.'),
  received: z.iso.datetime(),
  fields: z.record(z.string(), z.string()),
});
export type Message = z.infer<typeof Message>;

/** Undefined once the message has arrived. */
export type ReceiveMessage = (message: Message, client: string) => Promise<FormProblem | undefined>;

export type FormHandlerOptions = FormSettings & {
  /** Undefined when the site has no page with this canonical address. */
  readonly readPage: (address: string) => Promise<string | undefined>;
  readonly receive: ReceiveMessage;
  readonly now: () => Date;
  /** The visitor sees these errors as status 500. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

export type FormHandler = (request: Request, client: { readonly ip: string }) => Promise<Response>;

const maxBytes = 64 * 1024;

export function createFormHandler(options: FormHandlerOptions): FormHandler {
  return async (request, { ip }) => {
    if (request.method !== 'POST')
      return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'POST' } });
    const body = await readBody(request.body ?? [], maxBytes);
    // Only a long text makes a message so large.
    if (body === undefined)
      return answerProblem(request, { status: 413, errors: { message: 'tooLong' } }, {}, options);
    const fields = await parseFields(request.headers.get('Content-Type') ?? '', body);
    if (typeof fields === 'number') return answerProblem(request, { status: fields }, {}, options);
    const problem = await takeMessage(fields, ip, options);
    return problem === undefined
      ? answerSuccess(request, fields, options)
      : answerProblem(request, problem, fields, options);
  };
}

async function takeMessage(
  fields: Fields,
  client: string,
  { honeypot, bounds, receive, now, onError }: FormHandlerOptions,
): Promise<FormProblem | undefined> {
  if ((fields[honeypot] ?? '').trim() !== '') return undefined;
  const errors = checkFields((name) => fields[name] ?? '', bounds);
  if (Object.keys(errors).length > 0) return { status: 400, errors };
  const id = hash('sha256', JSON.stringify(Object.entries(fields)), 'hex').slice(0, 32);
  return receive({ id, received: now().toISOString(), fields }, client).catch((error: unknown) => {
    onError?.(error);
    return { status: 500 };
  });
}

const JsonFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

async function parseFields(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<Fields | 400 | 415> {
  try {
    const message = new Response(body, { headers: { 'Content-Type': contentType } });
    switch (contentType.split(';', 1)[0]?.trim().toLowerCase()) {
      case 'application/json':
        return cleanFields(Object.entries(JsonFields.parse(await message.json())));
      case 'application/x-www-form-urlencoded':
      case 'multipart/form-data':
        // The form has no files.
        return cleanFields([...(await message.formData())].filter(([, value]) => typeof value === 'string'));
      default:
        return 415;
    }
  } catch {
    return 400;
  }
}

function cleanFields(sent: readonly (readonly [string, unknown])[]): Fields {
  const fields = new Map<string, string>();
  for (const [sentName, sentValue] of sent) {
    const [name, value] = [stripDirectionMarks(sentName), String(sentValue)];
    if (fields.has(name)) continue;
    fields.set(name, isFieldName(name) ? cleanField(name, value) : stripDirectionMarks(value));
  }
  return Object.fromEntries(fields);
}

const wantsJson = ({ headers }: Request): boolean =>
  headers.get('Accept')?.toLowerCase().includes('application/json') ?? false;

/** Without a query. */
const isPath = (address: string) => /^\/(?!\/)[\x21-\x3e\x40-\x7e]*$/u.test(address);

const noStore = { 'Cache-Control': 'no-store' };

/** Sends a browser to the page after sending, in the language of the form. */
async function answerSuccess(
  request: Request,
  fields: Fields,
  { readPage }: FormHandlerOptions,
): Promise<Response> {
  if (wantsJson(request)) return Response.json({ success: true }, { headers: noStore });
  const requested = fields[formPages.field] ?? '';
  const isPage = isPath(requested) && (await readPage(requested)) !== undefined;
  const Location = isPage ? requested : formPages.thanks;
  return new Response(null, { status: 303, headers: { Location } });
}

/** The error page has no scripts: they would replace the errors and the text in the form. */
const pageHeaders = {
  ...noStore,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** JSON for a script, otherwise the page of the form with the problem and the text of the visitor. */
async function answerProblem(
  request: Request,
  problem: FormProblem,
  fields: Fields,
  { readPage }: FormHandlerOptions,
): Promise<Response> {
  const { status, retryAfter, errors } = problem;
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  const reason = STATUS_CODES[status] ?? 'Error';
  if (wantsJson(request))
    return Response.json(errors ? { errors } : { error: reason }, {
      status,
      headers: { ...noStore, ...headers },
    });
  const referrer = URL.parse(request.headers.get('Referer') ?? '')?.pathname;
  for (const address of [fields.page ?? '', referrer ?? '', formPages.form].filter(isPath)) {
    const page = renderFormPage((await readPage(address)) ?? '', problem, fields);
    if (page !== undefined) return new Response(page, { status, headers: { ...pageHeaders, ...headers } });
  }
  return new Response(`${reason}\n`, { status, headers: { ...noStore, ...headers } });
}
