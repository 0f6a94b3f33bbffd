import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SystemError } from '../../../generator/files/system-error.ts';
import { listenOn } from '../../../generator/hosting/http-server.ts';

const host = '127.0.0.1';

function makeServer(): Server {
  const server = createServer(() => undefined);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

test('uses the next free port when the requested one is in use', async () => {
  const { port: usedPort } = await listenOn(makeServer(), { host, port: 0, exact: false });
  const { port } = await listenOn(makeServer(), { host, port: usedPort, exact: false });
  expect(port).toBeGreaterThan(usedPort);
  expect(port).toBeLessThan(usedPort + 100);
});

test('reports that the port is in use when no other port is allowed', async () => {
  const { port: usedPort } = await listenOn(makeServer(), { host, port: 0, exact: false });
  const listening = listenOn(makeServer(), { host, port: usedPort, exact: true });
  await expect(listening).rejects.toThrow(SystemError);
  await expect(listening).rejects.toThrow(
    `Cannot listen on 127.0.0.1, port ${usedPort}: another program uses it (EADDRINUSE).`,
  );
});

test('does not try other ports when listening fails for another reason', async () => {
  const listening = listenOn(makeServer(), { host: '192.0.2.1', port: 4321, exact: false });
  await expect(listening).rejects.toThrow('port 4321: this machine has no such address (EADDRNOTAVAIL).');
});

test('closes on abort, including connections that wait for a response', async () => {
  const abort = new AbortController();
  const server = makeServer();
  const { port } = await listenOn(server, { host, port: 0, exact: true, signal: abort.signal });
  const client = connect(port, host, () => client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
  client.on('error', () => undefined);
  await once(server, 'request');
  const closed = Promise.all([once(server, 'close'), once(client, 'close')]);
  abort.abort();
  await closed;
  expect(server.listening).toBe(false);
});

test('closes at once when the signal is already aborted', async () => {
  const server = makeServer();
  await listenOn(server, { host, port: 0, exact: true, signal: AbortSignal.abort() });
  expect(server.listening).toBe(false);
});
