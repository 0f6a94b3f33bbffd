import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildNotices } from '../../generator/pipeline/emit/notices.ts';
import { iconSource } from '../../templates/components/Icon/icons.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { readOutput } from './built-pages.ts';
import { createProject, projectRoot } from './temporary-project.ts';

/** Third-party works that browsers load, with their licenses: code of islands, icons, county shapes and fonts. */
const shipped = [
  ['@expo-google-fonts/markazi-text', 'node_modules/@expo-google-fonts/markazi-text/LICENSE_FONT'],
  ['@orama/stemmers', 'node_modules/@orama/stemmers/LICENSE.md'],
  ['lucide-static', 'templates/components/Icon/LICENSE.txt'],
  ['minisearch', 'node_modules/minisearch/LICENSE.txt'],
  ['react', 'node_modules/react/LICENSE'],
  ['react-dom', 'node_modules/react-dom/LICENSE'],
  ['scheduler', 'node_modules/scheduler/LICENSE'],
  ['us-atlas', 'node_modules/us-atlas/LICENSE'],
  ['vazirmatn', 'node_modules/vazirmatn/OFL.txt'],
] as const;

/** The icons are copied, so their package is not installed. */
function versionOf(name: string): string {
  if (name === iconSource.package) return iconSource.version;
  return JSON.parse(readFileSync(path.join(projectRoot, 'node_modules', name, 'package.json'), 'utf8'))
    .version;
}

it('notices.txt has exactly the works that are shipped, each with its version and license', () => {
  const notices = readOutput('notices.txt');
  const heads = [...notices.matchAll(/^-{72}\n(.+)$/gmu)].map(([, head]) => head);
  expect(heads).toEqual(shipped.map(([name]) => `${name} ${versionOf(name)}`));
  for (const [, license] of shipped) {
    const text = readFileSync(path.join(projectRoot, license), 'utf8').replaceAll('\r\n', '\n');
    expect(notices).toContain(text.trim());
  }
  for (const tag of tags)
    expect(readOutput(`${addressIn(tag, '/site-map').slice(1)}.html`)).toContain('href="/notices.txt"');
});

it('a shipped package without a license file stops the build, with the path of the missing file', async () => {
  const project = createProject();
  const bare = path.join(project, 'vendor/bare');
  mkdirSync(bare, { recursive: true });
  writeFileSync(path.join(bare, 'package.json'), '{ "name": "bare", "version": "1.0.0" }');
  await expect(buildNotices(project, ['vendor/bare'])).rejects.toThrow(/missing: vendor\/bare\/LICENSE/u);
});
