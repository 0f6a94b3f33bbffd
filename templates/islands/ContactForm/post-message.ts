/** Sends a message to where the settings say, in the encoding they say. */
import type { ContactForm } from '../../../schema/index.ts';
import type { Answer } from './classify-response.ts';

/** One field as it is sent. */
export type SentField = readonly [name: string, value: string];

/** Where and how a message is sent. */
export type PostTarget = Pick<ContactForm, 'action' | 'encoding'>;

/** Milliseconds within which an answer must be here. */
export const answerTimeoutMs = 10_000;

/** Sends the fields and reads the whole answer. Never rejects. */
export async function postMessage(fields: readonly SentField[], target: PostTarget): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeoutMs);
  try {
    const { signal } = abort;
    const response = await fetch(target.action, { ...planRequest(fields, target, location.href), signal });
    return {
      kind: 'answer',
      status: response.status,
      type: response.headers.get('Content-Type') ?? '',
      retryAfter: response.headers.get('Retry-After'),
      body: await response.text(),
    };
  } catch {
    return { kind: abort.signal.aborted ? 'timeout' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** The request without its address. Only JSON needs a header that other origins are asked about beforehand. */
export function planRequest(
  fields: readonly SentField[],
  { action, encoding }: PostTarget,
  page: string,
): RequestInit {
  const isOurs = new URL(action, page).origin === new URL(page).origin;
  return {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(encoding === 'json' ? { 'Content-Type': 'application/json' } : {}),
    },
    credentials: isOurs ? 'same-origin' : 'omit',
    body: encode(fields, encoding),
  };
}

function encode(fields: readonly SentField[], encoding: PostTarget['encoding']): BodyInit {
  if (encoding === 'json') return JSON.stringify(Object.fromEntries(fields));
  const body = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}
