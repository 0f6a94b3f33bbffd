/** Rehearses the recipe for an own server in generator/docs/hosting.md with nginx on a free port. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useSmallProject } from '../fixtures/small-project.ts';
import { sendHttpRequest } from '../send-http-request.ts';
import { edit, programFiles } from '../site/temporary-project.ts';
import { type Nginx, runNginx } from './host-server.ts';

describe('generator/hosting/publish-nginx.sh', () => {
  const project = useSmallProject(programFiles);
  const target = path.join(project, 'www');
  const include = `include ${target}/current/nginx.conf;`;
  let nginx: Nginx;

  /** Publishes to a relative folder. `wrapper` is a command that runs the command in its arguments. */
  const publish = (...wrapper: readonly string[]) => {
    const { PATH = '', HOME = '' } = process.env;
    const script = path.join(project, 'generator/hosting/publish-nginx.sh');
    const [command = '', ...args] = [...wrapper, script, 'www'];
    const run = spawnSync(command, args, {
      cwd: project,
      encoding: 'utf8',
      env: { PATH, HOME, NGINX: nginx.command },
    });
    return { code: run.status, errors: run.stderr };
  };
  const published = { code: 0, errors: expect.any(String) };
  const get = (address: string) => sendHttpRequest(nginx.port, address);
  // nginx reloads after the command has ended.
  const eventually = (address: string, response: object) =>
    vi.waitFor(async () => expect(await get(address)).toMatchObject(response), { timeout: 30_000 });
  const releases = () => readdirSync(path.join(target, 'releases'));
  const readCurrent = (file: string) => readFileSync(path.join(target, 'current', file), 'utf8');

  beforeAll(async () => {
    nginx = await runNginx(path.join(project, 'nginx'), '');
    nginx.configure(include);
  });
  afterAll(() => nginx?.stop());

  it('publishes the first release, with the address of the form', async () => {
    edit(project, 'content/shared/site.yaml', /action: .*\n/u, 'action: /api/message\n');
    expect(publish()).toEqual(published);
    await eventually('/en/glendora', { status: 200 });
    // Only POST goes to the form server, which does not run here.
    expect((await get('/api/message')).status).toBe(405);
    expect(releases()).toHaveLength(1);
  });

  it('redirects the address of a page that is removed in the next release', async () => {
    for (const file of glob.sync('content/*/cities/glendora.yaml', { cwd: project, absolute: true }))
      rmSync(file);
    edit(project, 'content/shared/site.yaml', /$/u, '\nredirects: { /glendora: /service-area }\n');
    expect(publish()).toEqual(published);
    await eventually('/en/glendora', { status: 301, headers: { location: '/en/service-area' } });
  });

  it('serves the earlier release when the content has an error', async () => {
    const before = readCurrent('nginx.conf');
    edit(project, 'content/shared/site.yaml', '/service-area', '/nowhere');
    expect(publish()).toMatchObject({ code: 1, errors: expect.stringContaining('Not published') });
    edit(project, 'content/shared/site.yaml', '/nowhere', '/service-area');
    expect(readCurrent('nginx.conf')).toBe(before);
    expect(releases()).toHaveLength(2);
    expect((await get('/en/service-area')).status).toBe(200);
  });

  it('serves the earlier release when nginx rejects the configuration', async () => {
    const before = readCurrent('nginx.conf');
    nginx.configure(`${include} no_such_directive on;`);
    expect(publish()).toMatchObject({ code: 1, errors: expect.stringContaining('no_such_directive') });
    nginx.configure(include);
    expect(readCurrent('nginx.conf')).toBe(before);
    expect(releases()).toHaveLength(2);
    expect((await get('/en/service-area')).status).toBe(200);
  });

  it('does not publish while another run does', () => {
    const run = publish('flock', path.join(target, 'lock'));
    expect(run).toMatchObject({ code: 3, errors: expect.stringContaining('Another run') });
  });

  it('keeps the last three releases, and the times of unchanged files', async () => {
    writeFileSync(path.join(project, 'templates/public/new.txt'), 'new\n');
    const [first = ''] = releases();
    const { etag } = (await get('/en/service-area')).headers;
    for (let count = 0; count < 2; count += 1) expect(publish()).toEqual(published);
    await eventually('/new.txt', { status: 200 });
    expect(releases()).toHaveLength(3);
    expect(existsSync(path.join(target, 'releases', first))).toBe(false);
    // The page did not change, so browsers keep their copy.
    expect((await get('/en/service-area')).headers.etag).toBe(etag);
  });
});
