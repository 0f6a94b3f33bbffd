import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer, isOwnHost, listenOn, readBody } from '../../../generator/hosting/http-server.ts';
import { sendHttpRequest } from '../../send-http-request.ts';

/** Starts a server that responds with the length of each request body, up to one kilobyte. */
async function serve(host?: string) {
  const server = createHttpServer(
    async (request) => {
      const body = await readBody(request, 1024);
      return new Response(body && String(body.byteLength), { status: body ? 200 : 413 });
    },
    { host },
  );
  // Closes idle connections early, because the default is several seconds.
  server.keepAliveTimeout = 50;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listenOn(server, { host: '127.0.0.1', port: 0, exact: false });
}

describe('a local server', () => {
  it.each([
    ['localhost:4321', true],
    ['127.0.0.1:4321', true],
    ['192.168.1.20', true],
    ['[::1]:4321', true],
    ['Machine.Local:80', true],
    ['evil.example', false],
    ['localhost.evil.example:4321', false],
    ['127.0.0.1.evil.example', false],
    ['sub.machine.local', false],
    ['', false],
    [undefined, false],
  ])('accepts the host %j: %s', (header, isOwn) => {
    expect(isOwnHost(header, 'machine.local')).toBe(isOwn);
  });

  it('rejects requests for the host of another site', async () => {
    const { port } = await serve();
    const statusOf = async (host: string) => (await sendHttpRequest(port, '/', { headers: { host } })).status;
    expect(await statusOf('evil.example')).toBe(403);
    expect(await statusOf('machine.local')).toBe(403);
    expect(await statusOf(`localhost:${port}`)).toBe(200);
  });
});

describe('the body of a request', () => {
  it.each([
    [1024, 200],
    [1025, 413],
    [15_000, 413],
  ])('of %i bytes with a limit of 1024 gets the status %i', async (length, status) => {
    const { port } = await serve();
    const response = await sendHttpRequest(port, '/', { method: 'POST', body: Buffer.alloc(length) });
    expect(response.status).toBe(status);
  });

  it('without an end closes the connection', async () => {
    const { port } = await serve();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const send = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
    await closed;
  });
});
