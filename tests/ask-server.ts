/** Asks a server of this machine over HTTP. */
import { request as httpRequest } from 'node:http';

/** What is asked beside the target. */
export type Question = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** What a server answered. */
export type Answer = {
  readonly status: number;
  /** Lower-case names; a header that was sent twice is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
};

/** Asks for a target exactly as given: unlike `fetch`, nothing is tidied on the way. */
export function askServer(port: number, target: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const single = Object.entries(response.headersDistinct).map(([name, values = []]) => [
          name,
          values.length > 1 ? values : values[0],
        ]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(single),
          body: Buffer.concat(chunks),
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
