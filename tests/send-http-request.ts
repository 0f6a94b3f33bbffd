import { request as httpRequest } from 'node:http';

export type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

export type HttpResponse = {
  readonly status: number;
  /** Lower-case names; a repeated header is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
};

/** Requests a target exactly as given; `fetch` would normalize it. */
export function sendHttpRequest(
  port: number,
  target: string,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const { method = 'GET', headers = {}, body } = options;
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
