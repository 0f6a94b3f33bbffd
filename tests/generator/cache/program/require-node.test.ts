import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../../../package.json' with { type: 'json' };
import { projectRoot } from '../../../site/temporary-project.ts';

const readProjectFile = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const supportedMajor = '24';

/** Overrides the version of Node before anything else is loaded. */
const oldNode = `data:text/javascript,${encodeURIComponent(
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`,
)}`;

const runOnOldNode = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', oldNode, ...args], { cwd: projectRoot, encoding: 'utf8' });

describe('an older Node', () => {
  const scripts: Readonly<Record<string, string>> = manifest.scripts;
  const nodeScripts = Object.entries(scripts).filter(([, script]) => script.startsWith('node '));

  it.each(nodeScripts)(
    'stops `npm run %s` with a message of one sentence that includes the solution',
    (_, script) => {
      const [, ...args] = script.split(' ');
      const { status, stdout, stderr } = runOnOldNode(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^This project needs Node 24 and runs on Node 20\.20\.2: run "npm ci".*\n$/u);
    },
  );

  it('stops the tests with the same message', () => {
    const { status, stderr } = runOnOldNode('node_modules/vitest/vitest.mjs', 'run');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^This project needs Node 24 and runs on Node 20\.20\.2: /mu);
  });
});

it('the supported version of Node is the same for npm, the launcher, the compiler, the README and the workflow', () => {
  expect(manifest.engines.node).toBe(`>=${supportedMajor}`);
  for (const version of [manifest.dependencies.node, manifest.devDependencies['@types/node']])
    expect(version.split('.')[0]).toBe(supportedMajor);
  const program = (file: string) => readProjectFile(`generator/cache/program/${file}`);
  expect(program('require-node.mjs')).toContain(`oldestMajor = ${supportedMajor};`);
  expect(program('bundle-program.mjs')).toContain(`target: 'node${supportedMajor}'`);
  const named = readProjectFile('README.md').matchAll(/Node (?:version )?(\d+)/gu);
  expect(new Set(Array.from(named, ([, version]) => version))).toEqual(new Set([supportedMajor]));
  for (const file of readdirSync(path.join(projectRoot, '.github/workflows'))) {
    const { jobs } = parse(readProjectFile(`.github/workflows/${file}`));
    const steps = Object.values<{ steps: { with?: Record<string, unknown> }[] }>(jobs).flatMap(
      (job) => job.steps,
    );
    const versions = steps.flatMap(({ with: inputs }) => inputs?.['node-version'] ?? []);
    expect(versions.map(String)).toEqual([supportedMajor]);
  }
});

it('an install includes the packages of all commands, runs no install scripts, and rejects no version of Node', () => {
  expect(
    Object.keys(manifest.scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/u.test(name)),
  ).toEqual([]);
  expect(readProjectFile('.npmrc').split('\n')).toContain('include=dev');
  expect(readProjectFile('.npmrc')).not.toContain('engine-strict');
});
