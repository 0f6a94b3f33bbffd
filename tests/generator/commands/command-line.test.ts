import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { copyBase, createFixtureSite } from '../../fixtures/create-fixture-site.ts';
import { runInProcess, runSite } from '../../site/temporary-project.ts';
import { readYaml } from '../../table.ts';

const project = copyBase();
writeFileSync(path.join(project, 'package.json'), '{}');
afterAll(() => rmSync(project, { recursive: true }));

const cases = readYaml<readonly [name: string, args: string[], message: string][]>(
  path.join(import.meta.dirname, 'incorrect-usage.yaml'),
);

describe('incorrect usage', () => {
  it.each(cases)('such as %s is reported in one line with exit code 2', async (_case, args, message) => {
    const run = await runInProcess(project, args);
    expect(run).toMatchObject({ code: 2, output: '' });
    expect(run.errors).toContain(message);
    expect(run.errors.trimEnd().split('\n')).toHaveLength(1);
  });

  it('is reported with the name of the environment variable that contains an invalid address', async () => {
    const run = await runInProcess(project, ['generate'], { SITE_BASE_URL: 'nowhere' });
    expect(run).toMatchObject({ code: 2, errors: expect.stringContaining('SITE_BASE_URL takes') });
  });
});

describe('system errors', () => {
  it.each(['preview', 'dev'])(
    'such as a port in use for %s are reported with exit code 3',
    async (command) => {
      const folder = createFixtureSite('_base');
      mkdirSync(path.join(folder, 'dist'));
      const server = net.createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      // A server that listens on a port has an address with a port, not a path.
      const { port } = server.address() as net.AddressInfo;
      const run = await runInProcess(folder, [command, '--port', String(port)]);
      server.close();
      expect(run.code).toBe(3);
      expect(run.errors).toContain(`port ${port}`);
    },
  );

  it('such as a preview without a built site are reported with exit code 3', async () => {
    const run = await runInProcess(project, ['preview']);
    expect(run).toMatchObject({ code: 3, errors: expect.stringContaining('npm run generate') });
  });
});

describe('help and version', () => {
  it('prints help for the program and for a command', async () => {
    expect(await runInProcess(project, ['--help'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('generate'),
    });
    const run = await runInProcess(project, ['generate', '--help']);
    expect(run).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('--base-url <url>') });
  });

  it('prints the version of the program and of Node', async () => {
    const { output } = await runInProcess(project, ['--version']);
    expect(output).toBe(`site ${manifest.version}, Node ${process.versions.node}, content schema 1\n`);
  });
});

describe('the list of problems', () => {
  it('is one JSON document, and the process exits with 1 when it contains an error', async () => {
    const folder = createFixtureSite('_base');
    const { code, output } = await runInProcess(folder, ['check', '--format', 'json']);
    expect(JSON.parse(output)).toMatchObject({ version: 1, summary: { errors: 0, warnings: 0 } });
    expect(code).toBe(0);
    writeFileSync(path.join(folder, 'content/en/pages/home.yaml'), 'a: [\n');
    const run = runSite(folder, ['check', '--format', 'json']);
    expect(run.code).toBe(1);
    expect(JSON.parse(run.output)).toMatchObject({
      summary: { errors: 1 },
      problems: expect.arrayContaining([
        expect.objectContaining({ rule: 'yaml/syntax', file: 'content/en/pages/home.yaml', line: 1 }),
      ]),
    });
  });

  it('includes annotations by default in GitHub Actions', async () => {
    const folder = createFixtureSite('_base');
    writeFileSync(path.join(folder, 'content/en/pages/home.yaml'), 'a: [\n');
    const run = await runInProcess(folder, ['check'], { GITHUB_ACTIONS: 'true' });
    expect(run.output).toMatch(/^content\/en\/pages\/home\.yaml:\d+:\d+ {2}error/mu);
    expect(run.output).toMatch(/\n\n1 error(?:, \d+ notes?)?\n/u);
    expect(run.output).toMatch(/^::error file=content\/en\/pages\/home\.yaml,line=/mu);
  });
});
