/** The supported version of Node is the same in all files, and an older one gets a clear message. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../../../package.json' with { type: 'json' };
import { projectRoot } from '../../../site/temporary-project.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const supported = '24';

/** Overrides the version of Node before anything else is loaded. */
const oldNode = `data:text/javascript,${encodeURIComponent(
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`,
)}`;

describe('an older Node', () => {
  const scripts: Readonly<Record<string, string>> = manifest.scripts;
  const started = Object.entries(scripts).filter(([, script]) => script.startsWith('node '));

  it.each(started)('stops `npm run %s` with one sentence that says what to do', (_, script) => {
    const [, ...args] = script.split(' ');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', oldNode, ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^This project needs Node 24 and runs on Node 20\.20\.2: run "npm ci".*\n$/u);
  });

  it('stops the tests with the same sentence', () => {
    const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
    const { status, stderr } = spawnSync(process.execPath, ['--import', oldNode, vitest, 'run'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^This project needs Node 24 and runs on Node 20\.20\.2: /mu);
  });
});

describe('the supported version of Node', () => {
  it('is the same for npm, the launcher, the compiler, the README and the workflow', () => {
    expect(manifest.engines.node).toBe(`>=${supported}`);
    expect(manifest.dependencies.node).toMatch(new RegExp(`^${supported}\\.`, 'u'));
    expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${supported}\\.`, 'u'));
    expect(read('generator/cache/program/require-node.mjs')).toContain(`oldestMajor = ${supported};`);
    expect(read('generator/cache/program/bundle-options.mjs')).toContain(`target: 'node${supported}'`);
    const named = [...read('README.md').matchAll(/Node (?:version )?(\d+)/gu)].map(([, version]) => version);
    expect(new Set(named)).toEqual(new Set([supported]));
    for (const file of readdirSync(path.join(projectRoot, '.github/workflows'))) {
      const { jobs } = parse(read(`.github/workflows/${file}`));
      const steps = Object.values<{ steps: { with?: Record<string, unknown> }[] }>(jobs).flatMap(
        (job) => job.steps,
      );
      const versions = steps.flatMap(({ with: inputs }) => inputs?.['node-version'] ?? []);
      expect(versions.map(String)).toEqual([supported]);
    }
  });
});

describe('an install', () => {
  it('includes what every command needs, and runs no install scripts', () => {
    expect(
      Object.keys(manifest.scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/u.test(name)),
    ).toEqual([]);
    expect(read('.npmrc').split('\n')).toContain('include=dev');
    expect(read('.npmrc')).not.toContain('engine-strict');
  });
});
