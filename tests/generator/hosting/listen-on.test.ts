import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SystemError } from '../../../generator/files/system-error.ts';
import { listenOn } from '../../../generator/hosting/listen-on.ts';

const host = '127.0.0.1';

function makeServer(): Server {
  const server = createServer(() => undefined);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

test('takes the next free port when the wanted one is taken', async () => {
  const { port: taken } = await listenOn(makeServer(), { host, port: 0, exact: false });
  const { port } = await listenOn(makeServer(), { host, port: taken, exact: false });
  expect(port).toBeGreaterThan(taken);
  expect(port).toBeLessThan(taken + 100);
});

test('says that the port is taken when it must be that one', async () => {
  const { port: taken } = await listenOn(makeServer(), { host, port: 0, exact: false });
  const listening = listenOn(makeServer(), { host, port: taken, exact: true });
  await expect(listening).rejects.toThrow(SystemError);
  await expect(listening).rejects.toThrow(
    `Cannot listen on 127.0.0.1, port ${taken}: another program uses it (EADDRINUSE).`,
  );
});

test('does not try further ports for another reason', async () => {
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

test('does not stay open when it was aborted before', async () => {
  const server = makeServer();
  await listenOn(server, { host, port: 0, exact: true, signal: AbortSignal.abort() });
  expect(server.listening).toBe(false);
});
