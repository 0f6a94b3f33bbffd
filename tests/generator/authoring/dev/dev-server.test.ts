import { describe, expect, it, onTestFinished } from 'vitest';
import { createDevServer } from '../../../../generator/authoring/dev/dev-server.ts';
import { listenOn } from '../../../../generator/hosting/listen-on.ts';
import { sendHttpRequest } from '../../../send-http-request.ts';

/** A server whose program could not be loaded yet. */
async function serve(): Promise<number> {
  const server = createDevServer({
    program: () => undefined,
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

const question = JSON.stringify({ page: '/', block: 'a', part: 'a' });

describe('the development server', () => {
  it.each([
    ['broken JSON', '{', 400],
    ['nothing', '', 400],
    ['another value', 'null', 400],
    ['a part of the fields', '{"page":"/"}', 400],
    ['a text that is on no page', question, 404],
    ['a megabyte', `${question.slice(0, -1)},"more":"${'x'.repeat(1024 * 1024)}"}`, 413],
  ])('responds to a request with %s with its status', async (_case, body, status) => {
    const answer = await sendHttpRequest(await serve(), '/__dev/location', { method: 'POST', body });
    expect(answer.status).toBe(status);
  });

  it('responds to the wrong method with 405', async () => {
    expect((await sendHttpRequest(await serve(), '/__dev/location')).status).toBe(405);
  });

  it.each([
    ['/', 503],
    ['/en/nowhere', 503],
    ['/__dev/nothing', 404],
  ])('sends its script with the error page for %s', async (target, status) => {
    const answer = await sendHttpRequest(await serve(), target, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(status);
    expect(String(answer.body)).toContain('<script src="/__dev/client.js"');
  });
});
