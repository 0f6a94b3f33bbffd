/** The answers of the form's endpoint that are not thanks: JSON for scripts, a small page for everybody else. */
import type { IncomingMessage } from 'node:http';
import { formPages } from '../../templates/message-form.ts';
import { escapeHtml } from '../pipeline/render/escape.ts';

/** What went wrong with a message. */
export type FormProblem = {
  readonly status: number;
  /** Seconds that the visitor is asked to wait. */
  readonly retryAfter?: number;
  /** What is wrong with a field, by its name. */
  readonly errors?: Readonly<Record<string, string>>;
};

/** Whether the sender is a script that reads JSON. */
export function wantsJson(request: IncomingMessage): boolean {
  return request.headers.accept?.toLowerCase().includes('application/json') ?? false;
}

/** An answer for scripts. */
export function buildJsonReply(status: number, value: unknown): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return Response.json(value, { status, headers });
}

/** Tells what went wrong, in the form that the sender reads. */
export function buildFormProblem(request: IncomingMessage, problem: FormProblem): Response {
  const { status, retryAfter, errors } = problem;
  const answer = wantsJson(request)
    ? buildJsonReply(status, errors ? { errors } : { error: describe(status) })
    : buildPage(request, problem);
  if (retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter));
  return answer;
}

const descriptions: Readonly<Record<number, string>> = {
  400: 'The message is not complete.',
  403: 'The message was refused.',
  404: 'There is no form at this address.',
  413: 'The message is too long.',
  415: 'The message has a form that is not understood.',
  429: 'There are too many messages. Please wait.',
};

function describe(status: number): string {
  return descriptions[status] ?? 'The message could not be taken.';
}

function buildPage(request: IncomingMessage, { status, errors = {} }: FormProblem): Response {
  const items = Object.entries(errors).map(([name, error]) => `<li>${escapeHtml(`${name}: ${error}`)}</li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  const back = `<p><a href="${escapeHtml(findBack(request))}">Back to the form</a></p>`;
  const body = `<!doctype html><html lang="en"><title>${status}</title><h1>${describe(status)}</h1>${list}${back}</html>\n`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(body, { status, headers });
}

/** The page the form was on, when the browser says so and it is on this site. */
function findBack({ headers }: IncomingMessage): string {
  const page = URL.parse(headers.referer ?? '');
  return page !== null && page.host === headers.host ? page.pathname : formPages.form;
}
