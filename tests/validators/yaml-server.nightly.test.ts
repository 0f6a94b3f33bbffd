/** Needs `npm install --prefix tests/validators`. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LOCK_FILE } from '../../generator/content/lock.ts';
import { projectRoot } from '../site/temporary-project.ts';

/** The parts of `yaml-language-server` that are used here. Positions are counted from 0. */
type Service = {
  readonly configure: (settings: object) => void;
  readonly doValidation: (document: object, isKubernetes: boolean) => Promise<readonly Diagnostic[]>;
  readonly doComplete: (
    document: object,
    position: { readonly line: number; readonly character: number },
    isKubernetes: boolean,
  ) => Promise<{ readonly items: readonly { readonly label: string; readonly documentation?: unknown }[] }>;
};
type Diagnostic = { readonly message: string; readonly range: unknown };

const load = createRequire(import.meta.resolve('yaml-language-server/package.json'));
const { getLanguageService } = load('yaml-language-server');
const { TextDocument } = load('vscode-languageserver-textdocument');

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const uriOf = (file: string) => pathToFileURL(path.join(projectRoot, file)).href;
const settings = JSON.parse(read('.vscode/settings.json'));
const service: Service = getLanguageService({
  schemaRequestService: async (uri: string) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (relative: string, base: string) => new URL(relative, base).href },
});
service.configure({
  validate: true,
  completion: true,
  customTags: settings['yaml.customTags'],
  schemas: Object.entries<string | string[]>(settings['yaml.schemas']).map(([schema, files]) => ({
    uri: uriOf(schema),
    fileMatch: [files].flat(),
  })),
});

const open = (file: string, text: string) => TextDocument.create(uriOf(file), 'yaml', 1, text);
const diagnose = (file: string, text: string) => service.doValidation(open(file, text), false);
const postFile = 'blog/missed-court-date-what-to-do-today.yaml';

describe('an editor with a YAML server', () => {
  it('reports no problems in the content of the site', async () => {
    // Nobody edits the lock file, which repeats keys.
    const files = globSync('content/**/*.yaml', { cwd: projectRoot, exclude: [LOCK_FILE] });
    expect(files.length).toBeGreaterThan(200);
    for (const file of files) expect(await diagnose(file, read(file)), file).toEqual([]);
  });

  it('reports an invalid value at its location, with the message of the checks', async () => {
    const text = read(`content/shared/${postFile}`).replace(/^minutes: .*$/mu, 'minutes: seven');
    expect(await diagnose('content/shared/blog/wrong.yaml', text)).toMatchObject([
      {
        message: expect.stringMatching(/^Takes a whole number\.\nRead time/u),
        range: { start: { line: text.split('\n').indexOf('minutes: seven'), character: 9 } },
      },
    ]);
  });

  it('reports an unknown field in the texts of any language', async () => {
    const text = read('content/ar/ui.yaml').replace('phrases:', 'phrazes:');
    const messages = (await diagnose('content/fr/ui.yaml', text)).map(({ message }) => message);
    expect(messages.sort()).toEqual(['Missing property "phrases".', 'Property phrazes is not allowed.']);
  });

  it('suggests the missing fields of a file, with their descriptions', async () => {
    const document = open('content/shared/blog/a.yaml', 'minutes: 5\n');
    const { items } = await service.doComplete(document, { line: 1, character: 0 }, false);
    const labels = items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['published', 'category', 'featured']));
    expect(labels).not.toContain('minutes');
    const category = items.find(({ label }) => label === 'category');
    expect(JSON.stringify(category?.documentation)).toContain('Id of a blog category.');
  });
});
