import { describe, expect, it, onTestFinished } from 'vitest';
import { createDevServer } from '../../../../generator/authoring/dev/dev-server.ts';
import { listenOn } from '../../../../generator/hosting/http-server.ts';
import { sendHttpRequest } from '../../../send-http-request.ts';

async function serve(): Promise<number> {
  const server = createDevServer({
    site: () => undefined,
    updateOf: () => ({ problems: [], marked: [], isDraft: false }),
    client: [],
    openEvents: () => undefined,
    linkTo: () => '',
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (await listenOn(server, { host: '127.0.0.1', port: 0, exact: false })).port;
}

const validBody = JSON.stringify({ page: '/', block: 'a', part: 'a' });

describe('the development server', () => {
  it.each([
    ['broken JSON', '{', 400],
    ['an empty body', '', 400],
    ['null instead of an object', 'null', 400],
    ['some of the fields', '{"page":"/"}', 400],
    ['a text that is on no page', validBody, 404],
    ['a megabyte', `${validBody.slice(0, -1)},"more":"${'x'.repeat(1024 * 1024)}"}`, 413],
  ])('rejects a request with %s', async (_case, body, status) => {
    const response = await sendHttpRequest(await serve(), '/__dev/location', { method: 'POST', body });
    expect(response.status).toBe(status);
  });

  it('responds to the wrong method with 405', async () => {
    expect((await sendHttpRequest(await serve(), '/__dev/location')).status).toBe(405);
  });

  it.each([
    ['/', 503],
    ['/en/nowhere', 503],
    ['/__dev/nothing', 404],
  ])('sends its script with the error page for %s', async (target, status) => {
    const response = await sendHttpRequest(await serve(), target, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(status);
    expect(String(response.body)).toContain('<script src="/__dev/client.js"');
  });
});
