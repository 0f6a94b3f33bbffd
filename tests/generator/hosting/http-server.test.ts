import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SystemError } from '../../../generator/files/system-error.ts';
import { createHttpServer, isOwnHost, readBody } from '../../../generator/hosting/http-server.ts';
import { sendHttpRequest } from '../../send-http-request.ts';
import { testTables } from '../../table.ts';
import { listen } from './listen.ts';

const createSilentServer = () => createServer(() => undefined);

/** Starts a server that reads each request body up to one kilobyte. */
function serve() {
  return listen(createHttpServer(async (request) => new Response(await readBody(request, 1024)), {}));
}

testTables(join(import.meta.dirname, 'http-server.yaml'), {
  'own host': (header: string | null) => isOwnHost(header ?? undefined, 'machine.local'),
});

describe('a local server', () => {
  it('rejects requests for the host of another site', async () => {
    const { port } = await serve();
    const statusOf = async (host: string) => (await sendHttpRequest(port, '/', { headers: { host } })).status;
    expect(await statusOf('evil.example')).toBe(403);
    expect(await statusOf('machine.local')).toBe(403);
    expect(await statusOf(`localhost:${port}`)).toBe(200);
  });

  it('closes the connection of a request whose body has no end', async () => {
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

  it('uses the next free port when the requested one is in use', async () => {
    const { port: usedPort } = await listen(createSilentServer());
    const { port } = await listen(createSilentServer(), { port: usedPort });
    expect(port).toBeGreaterThan(usedPort);
    expect(port).toBeLessThan(usedPort + 100);
  });

  it('reports that the port is in use when no other port is allowed', async () => {
    const { port } = await listen(createSilentServer());
    const listening = listen(createSilentServer(), { port, exact: true });
    await expect(listening).rejects.toThrow(SystemError);
    await expect(listening).rejects.toThrow(
      `Cannot listen on 127.0.0.1, port ${port}: another program uses it (EADDRINUSE).`,
    );
  });

  it('does not try other ports when listening fails for another reason', async () => {
    await expect(listen(createSilentServer(), { host: '192.0.2.1', port: 4321 })).rejects.toThrow(
      'port 4321: this machine has no such address (EADDRNOTAVAIL).',
    );
  });

  it('closes on abort, including connections that wait for a response', async () => {
    const abort = new AbortController();
    const server = createSilentServer();
    const { port } = await listen(server, { exact: true, signal: abort.signal });
    const client = connect(port, '127.0.0.1', () =>
      client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    client.on('error', () => undefined);
    await once(server, 'request');
    const closed = Promise.all([once(server, 'close'), once(client, 'close')]);
    abort.abort();
    await closed;
    expect(server.listening).toBe(false);
  });

  it('closes at once when the signal is already aborted', async () => {
    const server = createSilentServer();
    await listen(server, { signal: AbortSignal.abort() });
    expect(server.listening).toBe(false);
  });
});
