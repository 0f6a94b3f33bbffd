import { describe, expect, it } from 'vitest';
import { createDevServer } from '../../../../generator/authoring/dev/dev-server.ts';
import { type RequestOptions, sendHttpRequest } from '../../../send-http-request.ts';
import { listen } from '../../hosting/listen.ts';

async function send(target: string, options?: RequestOptions) {
  const server = createDevServer({
    site: () => undefined,
    updateOf: () => ({ problems: [], marked: [], isDraft: false }),
    client: [],
    openEvents: () => undefined,
    linkTo: () => '',
  });
  const { port } = await listen(server);
  return sendHttpRequest(port, target, options);
}

const validBody = JSON.stringify({ page: '/', block: 'a', part: 'a' });

describe('the development server', () => {
  it.each([
    ['the wrong method', undefined, 405],
    ['broken JSON', '{', 400],
    ['an empty body', '', 400],
    ['null instead of an object', 'null', 400],
    ['some of the fields', '{"page":"/"}', 400],
    ['a text that is on no page', validBody, 404],
    ['a megabyte', `${validBody.slice(0, -1)},"more":"${'x'.repeat(1024 * 1024)}"}`, 413],
  ])('rejects a click with %s', async (_case, body, status) => {
    const options = body === undefined ? {} : { method: 'POST', body };
    expect((await send('/__dev/location', options)).status).toBe(status);
  });

  it.each([
    ['/', 503],
    ['/en/nowhere', 503],
    ['/__dev/nothing', 404],
  ])('sends its script with the error page for %s', async (target, status) => {
    const response = await send(target, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(status);
    expect(String(response.body)).toContain('<script src="/__dev/client.js"');
  });
});
