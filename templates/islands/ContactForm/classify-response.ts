/** Classifies the response to a message. */
import { type FieldProblem, type FieldProblems, fieldProblems, isFieldName } from './message-rules.ts';

/** A response, a timeout or a network error. */
export type PostResult =
  | {
      readonly kind: 'response';
      readonly status: number;
      /** The header `Content-Type`. */
      readonly type: string;
      /** The header `Retry-After`: seconds or a date. */
      readonly retryAfter: string | null;
      readonly body: string;
    }
  | { readonly kind: 'timeout' | 'offline' };

/** The reason why a message was not accepted; also the key of its text. */
export type FailureReason =
  | 'refused'
  | 'closed'
  | 'tooLong'
  | 'tooMany'
  | 'server'
  | 'offline'
  | 'timeout'
  | 'unconfirmed';

/** A message that was not accepted. */
export type Failure = {
  readonly reason: FailureReason;
  /** Minutes after which the visitor can try again, if the response contains them. */
  readonly minutes?: number;
};

/** The result of sending a message. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'fields'; readonly problems: FieldProblems }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The keys of a service's JSON responses, from the settings. */
export type ResponseKeys = {
  readonly successField?: string | undefined;
  readonly errorsField?: string | undefined;
};

/** Classifies the result of a request; `now` is the current time in milliseconds, for a date in `Retry-After`. */
export function classifyResponse(result: PostResult, keys: ResponseKeys, now: number): Outcome {
  if (result.kind !== 'response') return failed(result.kind);
  const { status, retryAfter } = result;
  if (status >= 200 && status < 300) return classifySuccess(result, keys);
  if (status === 400 || status === 422) return findProblems(result, keys) ?? failed('refused');
  if (status === 429) return tooMany(retryAfter, now);
  // A gateway does not know whether the message arrived. The form handler stores it until the mail server accepts it.
  if (status === 502 || status === 504) return failed('unconfirmed');
  if (status >= 500) return failed('server');
  return failed(reasonsByStatus[status] ?? 'unconfirmed');
}

type ReceivedResponse = Extract<PostResult, { readonly kind: 'response' }>;

const reasonsByStatus: Readonly<Record<number, FailureReason>> = {
  402: 'closed',
  403: 'refused',
  404: 'closed',
  405: 'closed',
  410: 'closed',
  413: 'tooLong',
  415: 'closed',
};

function failed(reason: FailureReason): Outcome {
  return { kind: 'failed', failure: { reason } };
}

/**
 * Classifies a response with a success status. Without JSON, the status is enough. The body is never shown.
 */
function classifySuccess(response: ReceivedResponse, keys: ResponseKeys): Outcome {
  if (!/\bjson\b/iu.test(response.type)) return { kind: 'sent' };
  const body = parseObject(response.body);
  if (body === undefined) return failed('unconfirmed');
  const { successField } = keys;
  const isSent = successField === undefined || String(body[successField]) === 'true';
  return isSent ? { kind: 'sent' } : (findProblems(response, keys) ?? failed('unconfirmed'));
}

/**
 * Returns the outcome with the fields that the response rejects; undefined when it contains none of the
 * form's fields.
 */
function findProblems({ body }: ReceivedResponse, { errorsField }: ResponseKeys): Outcome | undefined {
  const errors = errorsField === undefined ? undefined : parseObject(body)?.[errorsField];
  const problems = Object.fromEntries(
    listErrors(errors).flatMap(([name, problem]) => (isFieldName(name) ? [[name, problem]] : [])),
  );
  return Object.keys(problems).length === 0 ? undefined : { kind: 'fields', problems };
}

/**
 * Returns errors by field. Services send an object of errors by field, or a list of errors with a property
 * `field`.
 */
function listErrors(errors: unknown): readonly (readonly [string, FieldProblem])[] {
  if (Array.isArray(errors)) {
    return errors.flatMap((error: unknown) => (isObject(error) ? [[String(error.field), 'invalid']] : []));
  }
  return isObject(errors) ? Object.entries(errors).map(([name, error]) => [name, toProblem(error)]) : [];
}

function toProblem(error: unknown): FieldProblem {
  return fieldProblems.find((problem) => problem === error) ?? 'invalid';
}

/**
 * Returns the outcome of a rate limit, without minutes when the header is missing, invalid or in the past.
 */
function tooMany(retryAfter: string | null, now: number): Outcome {
  const text = retryAfter?.trim() ?? '';
  const seconds = /^\d+$/u.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  const minutes = Math.ceil(seconds / 60);
  return { kind: 'failed', failure: { reason: 'tooMany', ...(minutes > 0 ? { minutes } : {}) } };
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
