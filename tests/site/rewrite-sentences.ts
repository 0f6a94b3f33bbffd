/**
 * Checks that tests depend on behaviour, not copy: `node --import ./generator/cache/program/tsx.mjs
 * tests/site/rewrite-sentences.ts`. Copies the project, rewrites every English sentence, accepts the
 * translations, and runs the tests there; arguments are passed on to vitest. Exit code 1 when a test fails
 * that is not named as one of content (`*.content.test.ts`).
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { mapTexts } from '../../schema/index.ts';
import { siteFiles } from '../site-model.ts';
import { copyProject, programFiles, projectRoot, runSite } from './temporary-project.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);
const isContentTest = (file: string) => /\.content\.test\.tsx?$/u.test(file);

const folder = copyProject([
  ...programFiles,
  'tests',
  'vitest.config.ts',
  'biome.json',
  '.ci',
  '.github',
  '.vscode',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  'README.md',
  'CONTRIBUTING.md',
]);
// A test reads the project as another user.
chmodSync(folder, 0o755);
try {
  acceptTranslations(folder, rewriteContent(folder));
  const failed = findFailedTests(folder, process.argv.slice(2));
  for (const { file, names } of failed) write([file, ...names].join('\n  '));
  const otherFailedFiles = failed.filter(({ file }) => !isContentTest(file));
  write(`${failed.length} test files fail, ${otherFailedFiles.length} of them not named as tests of content`);
  process.exitCode = otherFailedFiles.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Rewrites the sentences of the source language. Returns the files that changed. */
function rewriteContent(project: string): readonly string[] {
  const changed = new Set<string>();
  let count = 0;
  for (const { fileType, source, schema, record } of siteFiles) {
    if (!('language' in fileType) || fileType.language !== 'en') continue;
    const file = path.join(project, source.path);
    const document = parseDocument(readFileSync(file, 'utf8'));
    mapTexts(schema, record, (_field, dataPath, value) => {
      // A text of one word may be a name, and a counted text is a label.
      if (typeof value !== 'string' || !/\s/u.test(value)) return value;
      count += 1;
      changed.add(source.path);
      document.setIn(dataPath, rewriteSentence(value));
      return value;
    });
    writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
  write(`${count} sentences rewritten`);
  return [...changed];
}

/**
 * Changes the vowels of words in lower case. Placeholders, targets of links, names, numbers and lengths stay.
 */
function rewriteSentence(text: string): string {
  const [from, to] = ['aeiou', 'eioua'];
  return text.replace(
    /\{\{.*?\}\}|\]\([^)]*\)|https?:\S+|\S+@\S+|(?<![\p{L}\d])\p{Ll}{4,}(?![\p{L}\d])/gu,
    (found) =>
      /^\p{Ll}+$/u.test(found)
        ? found.replace(/[aeiou]/gu, (vowel) => to[from.indexOf(vowel)] ?? vowel)
        : found,
  );
}

function acceptTranslations(project: string, sources: readonly string[]): void {
  const translatedFiles = ['ar', 'es'].flatMap((tag) =>
    sources.map((file) => file.replace('/en/', `/${tag}/`)),
  );
  const { code, output, errors } = runSite(project, ['translations', 'accept', ...translatedFiles]);
  if (code !== 0) throw new Error(`The translations could not be accepted.\n${output}${errors}`);
}

type FailedFile = { readonly file: string; readonly names: readonly string[] };
type TestResults = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** Runs the tests of a project. Returns the files that fail, with their tests. */
function findFailedTests(project: string, options: readonly string[]): FailedFile[] {
  const results = path.join(project, 'results.json');
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--reporter=json', `--outputFile=${results}`, ...options];
  spawnSync(process.execPath, args, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
  const { testResults }: TestResults = JSON.parse(readFileSync(results, 'utf8'));
  return testResults
    .filter(({ status }) => status !== 'passed')
    .map(({ name, assertionResults }) => ({
      file: path.relative(project, name),
      names: assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName.trim()),
    }));
}
