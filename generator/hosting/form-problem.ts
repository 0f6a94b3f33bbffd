/** Builds error responses of the form's endpoint: JSON for scripts, a small page for browsers. */
import type { IncomingMessage } from 'node:http';
import { formPages } from '../../templates/message-form.ts';
import { escapeHtml } from '../pipeline/render/escape.ts';

/** The reason why a message was not accepted. */
export type FormProblem = {
  readonly status: number;
  /** Seconds that the visitor must wait. */
  readonly retryAfter?: number;
  /** Errors by field name. */
  readonly errors?: Readonly<Record<string, string>>;
};

/** Returns whether the client accepts JSON. */
export function wantsJson(request: IncomingMessage): boolean {
  return request.headers.accept?.toLowerCase().includes('application/json') ?? false;
}

/** Returns a JSON response. */
export function buildJsonResponse(status: number, value: unknown): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return Response.json(value, { status, headers });
}

/** Returns an error response: JSON if the client accepts it, otherwise a page. */
export function buildErrorResponse(request: IncomingMessage, problem: FormProblem): Response {
  const { status, retryAfter, errors } = problem;
  const response = wantsJson(request)
    ? buildJsonResponse(status, errors ? { errors } : { error: describe(status) })
    : buildPageResponse(request, problem);
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

const descriptions: Readonly<Record<number, string>> = {
  400: 'The message is not complete.',
  403: 'The message was rejected.',
  404: 'There is no form at this address.',
  413: 'The message is too long.',
  415: 'The message has an unsupported format.',
  429: 'There are too many messages. Please wait.',
};

function describe(status: number): string {
  return descriptions[status] ?? 'The message could not be accepted.';
}

function buildPageResponse(request: IncomingMessage, { status, errors = {} }: FormProblem): Response {
  const items = Object.entries(errors).map(([name, error]) => `<li>${escapeHtml(`${name}: ${error}`)}</li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  const backLink = `<p><a href="${escapeHtml(findFormPage(request))}">Back to the form</a></p>`;
  const body = `<!doctype html><html lang="en"><title>${status}</title><h1>${describe(status)}</h1>${list}${backLink}</html>\n`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(body, { status, headers });
}

/** Returns the page of the form: the referrer if it is on this site, otherwise the default page. */
function findFormPage({ headers }: IncomingMessage): string {
  const page = URL.parse(headers.referer ?? '');
  return page !== null && page.host === headers.host ? page.pathname : formPages.form;
}
