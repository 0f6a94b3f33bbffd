import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlValidateConfig } from '../../../generator/verify/html-validate-config.ts';
import { islands } from '../../../templates/islands/islands.ts';
import { projectRoot, type Run, runSite } from '../../site/temporary-project.ts';

const folder = path.join(projectRoot, '.cache/components');
const fileOf = (address: string) => path.join(folder, /\.\w+$/u.test(address) ? address : `${address}.html`);
const readPage = (address: string) => readFileSync(fileOf(address), 'utf8');
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:<iframe[^>]* src|<link[^>]* href|<script[^>]* src)="([^"]+)"/gu)].map(
    ([, address = '']) => address,
  );

describe('the preview of components', () => {
  let run: Run;
  let overview: string;
  let frames: string[];
  beforeAll(() => {
    run = runSite(projectRoot, ['components', '--write-only']);
    overview = readPage('index.html');
    frames = addressesIn(overview).filter((address) => address.startsWith('/frames/'));
  });

  it('is written by one command that says where', () => {
    expect(run).toEqual({ code: 0, output: '.cache/components/index.html\n', errors: '' });
  });

  it('shows everything that has examples', () => {
    const names = ['components', 'layouts', 'islands'].flatMap((each) =>
      readdirSync(path.join(projectRoot, 'templates', each), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.examples.ts'))
        .map((file) => path.basename(file, '.examples.ts')),
    );
    expect([...overview.matchAll(/<section id="(\w+)"/gu)].map(([, name]) => name).sort()).toEqual(
      names.sort(),
    );
  });

  it('has a frame of each example in either theme, with all files that it needs', () => {
    expect(frames.length).toBeGreaterThan(100);
    expect(frames.filter((address) => address.endsWith('-dark'))).toHaveLength(frames.length / 2);
    for (const address of frames) {
      const html = readPage(address);
      expect(html).toContain(`href="/${address.endsWith('-dark') ? 'dark' : 'light'}.css"`);
      for (const needed of addressesIn(html)) expect(existsSync(fileOf(needed)), needed).toBe(true);
    }
  });

  it('sets each frame in the language and direction of its words', () => {
    const heads = new Set(
      frames.map((address) => /<html lang="\w+" dir="\w+"/u.exec(readPage(address))?.[0]),
    );
    expect([...heads].sort()).toEqual([
      '<html lang="ar" dir="rtl"',
      '<html lang="en" dir="ltr"',
      '<html lang="es" dir="ltr"',
    ]);
  });

  it('brings islands along with what wakes them', () => {
    const hosts = new Set(frames.map((address) => /data-island="([\w-]+)"/u.exec(readPage(address))?.[1]));
    for (const name of Object.keys(islands)) expect(hosts).toContain(name);
    for (const address of frames) expect(readPage(address)).toMatch(/<script type="module" src="\/assets\//u);
  });

  it('asks the system for no theme', () => {
    for (const theme of ['light.css', 'dark.css'])
      expect(readPage(theme)).not.toContain('prefers-color-scheme');
  });

  it('is a valid page', async () => {
    // Nobody but the server of the preview stands between it and its files.
    const rules = { ...htmlValidateConfig.rules, 'require-sri': 'off' } as const;
    const validator = new HtmlValidate(new StaticConfigLoader({ ...htmlValidateConfig, rules }));
    const { results } = await validator.validateString(overview);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});
