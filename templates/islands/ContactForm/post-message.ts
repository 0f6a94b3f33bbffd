/** Sends a message to the endpoint in the settings, in the configured encoding. */
import type { ContactForm } from '../../../schema/index.ts';
import type { PostResult } from './classify-response.ts';

/** A field as it is sent. */
export type SentField = readonly [name: string, value: string];

/** Endpoint and encoding of a message. */
export type PostTarget = Pick<ContactForm, 'action' | 'encoding'>;

/** Timeout in milliseconds. */
export const answerTimeoutMs = 10_000;

/** Sends the fields and reads the whole response. Never rejects. */
export async function postMessage(fields: readonly SentField[], target: PostTarget): Promise<PostResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeoutMs);
  try {
    const { signal } = abort;
    const response = await fetch(target.action, { ...planRequest(fields, target, location.href), signal });
    return {
      kind: 'response',
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

/** Returns the request options. Only JSON needs a header that triggers a CORS preflight. */
export function planRequest(
  fields: readonly SentField[],
  { action, encoding }: PostTarget,
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

function encode(fields: readonly SentField[], encoding: PostTarget['encoding']): BodyInit {
  if (encoding === 'json') return JSON.stringify(Object.fromEntries(fields));
  const body = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}
