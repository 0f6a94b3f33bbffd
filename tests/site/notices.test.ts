/** The licences of what others made stand in one file of the site, however it is built. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planNotices } from '../../generator/emit/plan-notices.ts';
import { sharedOutput } from './shared-output.ts';
import { createProject, projectRoot } from './temporary-project.ts';

/** What a browser gets of others, each with its licence: the code of islands, the shapes of icons, counties, letters. */
const shipped = [
  ['@expo-google-fonts/markazi-text', 'LICENSE_FONT'],
  ['lucide-static', 'LICENSE'],
  ['react', 'LICENSE'],
  ['react-dom', 'LICENSE'],
  ['scheduler', 'LICENSE'],
  ['us-atlas', 'LICENSE'],
  ['vazirmatn', 'OFL.txt'],
] as const;

const read = (file: string) => readFileSync(path.join(sharedOutput(), file), 'utf8');

describe('notices.txt', () => {
  const inPackage = (name: string, file: string) =>
    readFileSync(path.join(projectRoot, 'node_modules', name, file), 'utf8');

  it('names each package that is shipped, and no other, with its version', () => {
    const heads = [...read('notices.txt').matchAll(/^-{72}\n(.+)$/gmu)].map(([, head]) => head);
    expect(heads).toEqual(
      shipped.map(([name]) => `${name} ${JSON.parse(inPackage(name, 'package.json')).version}`),
    );
  });

  it.each(shipped)('holds the licence of %s as the package has it', (name, licence) => {
    expect(read('notices.txt')).toContain(inPackage(name, licence).replaceAll('\r\n', '\n').trim());
  });

  it.each(['', 'en/', 'es/'])('is linked from the site map in "%s"', (prefix) => {
    expect(read(`${prefix}site-map.html`)).toContain('href="/notices.txt"');
  });
});

describe('a package that is shipped without the text of its licence', () => {
  it('stops the build with the file that is missing', async () => {
    const project = createProject();
    const bare = path.join(project, 'vendor/bare');
    mkdirSync(bare, { recursive: true });
    writeFileSync(path.join(bare, 'package.json'), '{ "name": "bare", "version": "1.0.0" }');
    await expect(planNotices(project, ['vendor/bare'])).rejects.toThrow(
      /licence text is missing: vendor\/bare\/LICENSE/u,
    );
  });
});
