/**
 * Puts HTTP/2 over TLS in front of a site, as every host does: requests then share one connection, which takes one more
 * round trip to open.
 */
import { once } from 'node:events';
import { request as askSite } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** The front of a site. */
export type Front = { readonly origin: string; readonly close: () => void };

/** What belongs to one connection and not to a message (RFC 9113, section 8.2.2), and what HTTP/2 says otherwise. */
const ofConnection = /^(?::.*|host|connection|keep-alive|transfer-encoding|upgrade)$/u;

/** Starts the front; its certificate is made for this run, so the browser must not ask who signed it. */
export async function serveAsHosts(origin: string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const options = { method: request.method, headers: withoutConnection(request.headers) };
    const asked = askSite(`${origin}${request.url}`, options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, withoutConnection(answer.headers));
      answer.pipe(response);
    });
    request.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

function withoutConnection<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));
}
