import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../site/temporary-project.ts';
import { makeFolder } from '../../make-folder.ts';

let root: string;
let programFolder: string;

beforeEach(() => {
  root = makeFolder();
  programFolder = path.join(root, '.cache/program');
  for (const folder of ['generator', 'schema', 'templates']) mkdirSync(path.join(root, folder));
  for (const copiedPath of [
    'generator/start.mjs',
    'generator/cache/program',
    'generator/files/walk-folder.mjs',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(path.join(projectRoot, copiedPath), path.join(root, copiedPath), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  writeProgram('one');
});

const source = () => path.join(root, 'generator/cli.ts');
const writeProgram = (output: string) =>
  writeFileSync(source(), `process.stdout.write('${output}' as string);\n`);

async function start(...args: string[]): Promise<string> {
  const run = await promisify(execFile)(process.execPath, [path.join(root, 'generator/start.mjs'), ...args]);
  return run.stdout;
}

const programs = () => readdirSync(programFolder);
const entry = () => path.join(programFolder, programs()[0] ?? '', 'cli.mjs');

describe('the bundled program', () => {
  it('is reused as long as no source changes', async () => {
    expect(await start()).toBe('one');
    const [program] = programs();
    expect(await start()).toBe('one');
    expect(programs()).toEqual([program]);
  });

  it('is bundled again after a change that keeps the size and sets back the modification time', async () => {
    await start();
    writeProgram('two');
    utimesSync(source(), 0, 0);
    expect(await start()).toBe('two');
  });

  it('includes modules that are imported by a computed name and added later', async () => {
    mkdirSync(path.join(root, 'templates/a'));
    writeFileSync(
      source(),
      `const name: string = 'a';
try { await import(\`../templates/\${name}/page.ts\`); } catch { process.stdout.write('none'); }
`,
    );
    expect(await start()).toBe('none');
    writeFileSync(path.join(root, 'templates/a/page.ts'), "process.stdout.write('found');\n");
    expect(await start()).toBe('found');
  });

  it('is bundled again when it is missing', async () => {
    await start();
    rmSync(entry());
    expect(await start()).toBe('one');
    expect(existsSync(entry())).toBe(true);
  });

  it('is kept for a few versions of the sources only', async () => {
    for (let version = 0; version < 6; version += 1) {
      writeProgram(String(version));
      expect(await start()).toBe(String(version));
    }
    expect(programs()).toHaveLength(4);
  });

  it('reports errors with the lines of its sources', async () => {
    cpSync(
      path.join(projectRoot, 'generator/files/source-stack.ts'),
      path.join(root, 'generator/files/source-stack.ts'),
    );
    const fail = "function Fails() { throw new Error('bad'); }";
    const printStack = 'process.stdout.write(stackOf(error as Error))';
    writeFileSync(
      source(),
      `import { stackOf } from './files/source-stack.ts';\n${fail}\ntry { Fails(); } catch (error) { ${printStack}; }\n`,
    );
    expect(await start()).toMatch(/^Error: bad\n +at Fails \(.*generator[\\/]cli\.ts:2:26\)\n/u);
  });

  it('is optional: commands run when it cannot be written', async () => {
    writeFileSync(path.join(root, '.cache'), 'a file');
    expect(await start()).toBe('one');
  });

  it('can be bundled by several runs at once', async () => {
    expect(await Promise.all([start(), start(), start()])).toEqual(['one', 'one', 'one']);
    expect(await start()).toBe('one');
  });
});
