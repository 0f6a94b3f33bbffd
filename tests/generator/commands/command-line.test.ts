import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { copyBase, createFixtureSite } from '../../fixtures/create-fixture-site.ts';
import { runInProcess, runSite } from '../../site/temporary-project.ts';

const project = copyBase();
writeFileSync(path.join(project, 'package.json'), '{}');
afterAll(() => rmSync(project, { recursive: true }));

describe('incorrect usage', () => {
  it.each([
    ['an unknown command', ['genrate'], 'Unknown command "genrate". Did you mean generate?'],
    ['an unknown option', ['preview', '--langauge'], 'Unknown option --langauge for preview. See --help.'],
    ['a misspelled option', ['generate', '--base-ulr=x'], 'Did you mean --base-url?'],
    ['an option of another command', ['check', '--port', '1'], 'Unknown option --port for check.'],
    [
      'an option for problems in a command that lists none',
      ['hosts', '--strict'],
      'Unknown option --strict for hosts.',
    ],
    [
      'no command',
      [],
      'Name a command: generate, check, dev, preview, form-server, new, translations, components, hosts, explain, diff, fonts, schema. See --help.',
    ],
    [
      'an unexpected argument',
      ['check', 'content/en'],
      'check takes no argument, and "content/en" was given.',
    ],
    ['an unknown host', ['hosts', 'apache'], 'hosts takes one of netlify, cloudflare, nginx, not "apache".'],
    ['two hosts', ['hosts', 'nginx', 'netlify'], 'hosts takes one argument, and "netlify" was given.'],
    ['a misspelled rule', ['explain', 'link/brokn'], 'Unknown rule "link/brokn". Did you mean link/broken?'],
    ['a missing value', ['generate', '--out'], '--out needs a value: --out <folder>.'],
    ['a value for a switch', ['generate', '--verify=yes'], '--verify takes no value.'],
    [
      'a value outside the list',
      ['check', '--format', 'xml'],
      '--format takes human, json, github, not "xml".',
    ],
    ['an option given twice', ['generate', '--out', 'a', '--out', 'b'], '--out is given twice.'],
    ['options that cannot be combined', ['check', '--strict', '--no-strict'], 'cannot be combined'],
    [
      'drafts in a release',
      ['generate', '--drafts', '--release'],
      '--drafts and --release cannot be combined.',
    ],
    [
      'a day that does not exist',
      ['generate', '--date', '2026-02-30'],
      '--date takes a day such as 2026-12-24',
    ],
    [
      'a language filter for a full build',
      ['generate', '--language', 'es'],
      'Unknown option --language for generate.',
    ],
    [
      'an address without a scheme',
      ['generate', '--base-url', 'example.org'],
      '--base-url takes an http or https address',
    ],
    [
      'an address with a path',
      ['check', '--base-url', 'https://example.org/a'],
      'without a path, query or fragment',
    ],
    ['a report without a file', ['check', '--report', 'json'], '--report takes a format and a file'],
    [
      'a report that would overwrite a source',
      ['check', '--report', 'json:content/en/ui.yaml'],
      'contains sources',
    ],
    [
      'a report in the output folder',
      ['generate', '--out', 'a', '--report', 'json:a/b.json'],
      'the output folder',
    ],
    ['a report at the path of a folder', ['check', '--report', 'json:content'], 'content: it is a folder'],
    [
      'a translation report that would overwrite a source',
      ['translations', 'report', '--out', 'package.json'],
      'is a source',
    ],
    [
      'a simulated failure with a success status',
      ['preview', '--fail-form', '200'],
      '--fail-form takes a status from 400',
    ],
    ['a port that is not a number', ['preview', '--port', 'http'], '--port takes a number from 1 to 65535'],
  ])('such as %s is reported in one line with exit code 2', async (_case, args, message) => {
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
