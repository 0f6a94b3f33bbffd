/** An answer of the preview server as data, and how it is sent. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A whole answer. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** An answer in plain words, for what no page of the site speaks about. */
export function buildTextAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, body: `${text}\n` };
}

/** An answer that sends the visitor elsewhere. The location is a path of this site. */
export function buildRedirectAnswer(status: number, location: string): Answer {
  return { status, headers: { Location: location }, body: '' };
}

/** Sends an answer; a HEAD request gets everything but the body. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const body = Buffer.from(answer.body);
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.status !== 304) response.setHeader('Content-Length', body.byteLength);
  response.end(request.method === 'HEAD' || answer.status === 304 ? undefined : body);
}
