import type { ContactForm } from '../../../schema/index.ts';
import { type FieldProblem, type FieldProblems, fieldProblems, isFieldName } from './message-rules.ts';

export type SentField = readonly [name: string, value: string];

export type Endpoint = Pick<ContactForm, 'action' | 'encoding' | 'successField' | 'errorsField'>;

/** Why a message was not accepted; also the key of the text. An `unconfirmed` message may have arrived. */
export type Failure = 'failed' | 'unconfirmed' | 'offline' | 'tooMany';

export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'fields'; readonly problems: FieldProblems }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type Answer = {
  readonly status: number;
  readonly body: string;
  /** Whether another address answered. */
  readonly isRedirected?: boolean;
};

/** Milliseconds. */
export const answerTimeoutMs = 10_000;

/** Never rejects. */
export async function sendMessage(fields: readonly SentField[], endpoint: Endpoint): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeoutMs);
  try {
    const { signal } = abort;
    const response = await fetch(endpoint.action, {
      ...buildRequest(fields, endpoint, location.href),
      signal,
    });
    const { status, redirected: isRedirected } = response;
    return classifyAnswer({ status, isRedirected, body: await response.text() }, endpoint);
  } catch {
    return failed(abort.signal.aborted ? 'unconfirmed' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

/** Only JSON needs a header that triggers a CORS preflight. */
export function buildRequest(
  fields: readonly SentField[],
  { action, encoding }: Pick<Endpoint, 'action' | 'encoding'>,
  page: string,
): RequestInit {
  const isSameOrigin = new URL(action, page).origin === new URL(page).origin;
  return {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(encoding === 'json' ? { 'Content-Type': 'application/json' } : {}),
    },
    credentials: isSameOrigin ? 'same-origin' : 'omit',
    body: encode(fields, encoding),
  };
}

function encode(fields: readonly SentField[], encoding: Endpoint['encoding']): BodyInit {
  if (encoding === 'json') return JSON.stringify(Object.fromEntries(fields));
  const body = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

type AnswerKeys = Pick<Endpoint, 'successField' | 'errorsField'>;

/**
 * Classifies an answer. A message was sent only when the answer is the success that the settings describe; other
 * answers with a success status may come from a robot check or a proxy.
 */
export function classifyAnswer(answer: Answer, keys: AnswerKeys): Outcome {
  const { status, body } = answer;
  if (status === 429) return failed('tooMany');
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isConfirmed(answer, keys)) return { kind: 'sent' };
  const problems = readProblems(parseObject(body)?.[keys.errorsField ?? '']);
  if (Object.keys(problems).length > 0) return { kind: 'fields', problems };
  // Only a long text makes a message too large.
  if (status === 413) return { kind: 'fields', problems: { message: 'tooLong' } };
  // A gateway does not know whether the message arrived. The form handler stores it until the mail server accepts it.
  return failed(isSuccess || status === 502 || status === 504 ? 'unconfirmed' : 'failed');
}

/**
 * Returns whether an answer is the described success: JSON with the success field, or without such a field the page
 * after sending, which has a canonical address as all pages of this site.
 */
function isConfirmed({ body, isRedirected }: Answer, { successField }: AnswerKeys): boolean {
  if (successField !== undefined) return String(parseObject(body)?.[successField]) === 'true';
  return isRedirected !== true && body.includes('<link rel="canonical"');
}

/** Services send an object of errors by field, or a list of errors with a property `field`. */
function readProblems(errors: unknown): FieldProblems {
  const entries = Array.isArray(errors)
    ? errors.map((error: unknown) => [isObject(error) ? String(error.field) : '', undefined] as const)
    : Object.entries(isObject(errors) ? errors : {});
  return Object.fromEntries(
    entries.flatMap(([name, error]) => (isFieldName(name) ? [[name, toProblem(error)]] : [])),
  );
}

function toProblem(error: unknown): FieldProblem {
  return fieldProblems.find((problem) => problem === error) ?? 'invalid';
}

function failed(failure: Failure): Outcome {
  return { kind: 'failed', failure };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The same id while the fields are unchanged, so that a recipient detects duplicates. */
export function createMessageIds(): (fields: readonly SentField[]) => string {
  let last = { id: '', fields: '' };
  return (fields) => {
    const serialized = JSON.stringify(fields);
    if (last.fields !== serialized) last = { id: createId(), fields: serialized };
    return last.id;
  };
}

/** `crypto.randomUUID` is not available on pages without HTTPS. */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
