import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useSmallProject } from '../fixtures/small-project.ts';
import { sendHttpRequest } from '../send-http-request.ts';
import { edit, runInProcess } from '../site/temporary-project.ts';
import { describeHost } from './describe-host.ts';
import { findFreePort, type HostServer, runNginx, startNginx } from './host-server.ts';

describeHost('nginx', startNginx);

describe("nginx with the form's own endpoint", () => {
  const project = useSmallProject();
  /** Answers with the request that it received, and with a status that has an error page of the site. */
  const formServer = createServer(async (request, response) => {
    const { method, url, headers } = request;
    // A response before the end of the body may end the connection while nginx still sends it.
    await once(request.resume(), 'end');
    response.writeHead(404, { 'Cache-Control': 'private', 'X-Content-Type-Options': 'nosniff' });
    response.end(JSON.stringify({ method, url, headers }));
  });
  let server: HostServer;

  // A configuration could misread these characters.
  const endpoint = '/api/a"b;$c{';
  const target = `${encodeURI(endpoint)}?a=1`;

  const send = (method: string, body = '') =>
    sendHttpRequest(server.port, target, {
      method,
      body,
      headers: { Host: 'bonds.test', 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'gopher' },
    });

  beforeAll(async () => {
    edit(project, 'content/shared/site.yaml', /action: .*\n/u, `action: '${endpoint}'\n`);
    const { output } = await runInProcess(project, ['hosts', 'nginx']);
    const port = await findFreePort();
    formServer.listen(port, '127.0.0.1');
    await once(formServer, 'listening');
    // Port 8787 may be in use on the machine of the test.
    const rules = output.replace('127.0.0.1:8787', `127.0.0.1:${port}`);
    expect(rules).not.toBe(output);
    server = await runNginx(path.join(project, 'nginx'), rules);
  });
  afterAll(async () => {
    await server?.stop();
    formServer.close();
  });

  it('passes messages to the form server, and its response to the visitor without an error page', async () => {
    const reply = await send('POST', 'fullName=Lena');
    expect(reply).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
    expect(JSON.parse(String(reply.body))).toMatchObject({
      method: 'POST',
      url: target,
      headers: { host: 'bonds.test', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
    });
  });

  it('passes no other method and no message above 70 KB', async () => {
    expect((await send('GET')).status).toBe(405);
    expect((await send('POST', 'a'.repeat(69 * 1024))).status).toBe(404);
    expect((await send('POST', 'a'.repeat(71 * 1024))).status).toBe(413);
  });
});
