/**
 * Serves a site over HTTP/2 with TLS, like every host: requests share one connection, which takes one more
 * round trip to open.
 */
import { once } from 'node:events';
import { request as requestSite } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A running proxy of a site. */
export type Http2Proxy = { readonly origin: string; readonly close: () => void };

/**
 * Headers that HTTP/2 forbids (RFC 9113, section 8.2.2), its pseudo-headers, and `host`, which they replace.
 */
const connectionHeaders = /^(?::.*|host|connection|keep-alive|transfer-encoding|upgrade)$/u;

/** Starts the proxy. The browser must ignore certificate errors, because the certificate is self-signed. */
export async function startHttp2Proxy(origin: string): Promise<Http2Proxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const options = { method: request.method, headers: withoutConnection(request.headers) };
    const siteRequest = requestSite(`${origin}${request.url}`, options, (siteResponse) => {
      response.writeHead(siteResponse.statusCode ?? 500, withoutConnection(siteResponse.headers));
      siteResponse.pipe(response);
    });
    request.pipe(siteRequest);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

function withoutConnection<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.test(name)));
}
