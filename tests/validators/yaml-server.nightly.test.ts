import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../site/temporary-project.ts';
import { startYamlServer, type YamlServer } from './yaml-server.ts';

let server: YamlServer;
beforeAll(async () => {
  server = await startYamlServer();
});
afterAll(() => server.stop());

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const postFile = 'blog/missed-court-date-what-to-do-today.yaml';

describe('an editor with a YAML server', () => {
  it('reports no problems in the content of the site', async () => {
    const files = globSync('content/**/*.yaml', { cwd: projectRoot });
    expect(files.length).toBeGreaterThan(200);
    const results = files.map(async (file) => ({
      file,
      diagnostics: await server.open(file, read(file)).diagnostics,
    }));
    expect((await Promise.all(results)).filter(({ diagnostics: { length } }) => length > 0)).toEqual([]);
  });

  it('reports an invalid value at its location, with the message of the checks', async () => {
    const text = read(`content/shared/${postFile}`).replace(/^minutes: .*$/mu, 'minutes: seven');
    const diagnostics = await server.open('content/shared/blog/wrong.yaml', text).diagnostics;
    expect(diagnostics).toMatchObject([
      {
        message: 'Takes a whole number.\nRead time; the English text has 200 to 240 words for each minute.',
        range: { start: { line: text.split('\n').indexOf('minutes: seven'), character: 9 } },
      },
    ]);
  });

  it('reports an unknown field in the texts of any language', async () => {
    const text = read('content/ar/ui.yaml').replace('phrases:', 'phrazes:');
    const diagnostics = await server.open('content/fr/ui.yaml', text).diagnostics;
    expect(diagnostics.map(({ message }) => message).sort()).toEqual([
      'Missing property "phrases".',
      'Property phrazes is not allowed.',
    ]);
  });

  it('suggests the missing fields of a file, with their descriptions', async () => {
    const items = await server.open('content/shared/blog/a.yaml', 'minutes: 5\n').complete(1, 0);
    const labels = items.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['published', 'category', 'featured', 'related', 'sources']),
    );
    expect(labels).not.toContain('minutes');
    const category = items.find(({ label }) => label === 'category');
    expect(JSON.stringify(category?.documentation)).toContain('Id of a blog category.');
  });

  it('suggests the values of a field that accepts only certain values', async () => {
    const items = await server.open('content/fr/blog/a.yaml', 'blocks:\n  - type: \n').complete(1, 10);
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['heading', 'quote', 'embed']));
  });
});
