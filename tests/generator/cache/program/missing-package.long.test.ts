import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSmallProject } from '../../../fixtures/small-project.ts';
import { programFiles, projectRoot } from '../../../site/temporary-project.ts';

function projectWithout(packages: readonly string[]): string {
  const folder = createSmallProject(programFiles);
  const target = path.join(folder, 'node_modules');
  rmSync(target);
  mkdirSync(target);
  const installed = path.join(projectRoot, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (!packages.includes(name)) symlinkSync(path.join(installed, name), path.join(target, name));
  }
  return folder;
}

it.each([
  ['esbuild', ['esbuild'], ['check']],
  ['html-validate', ['html-validate'], ['check', '--output']],
])('a command reports the missing package %s and the command that installs it', (name, packages, args) => {
  const folder = projectWithout(packages);
  const { status, stderr } = spawnSync(process.execPath, ['generator/start.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(
    new RegExp(`^The package "${name}" is not installed\\. Run "npm ci --include=dev"\\.$`, 'mu'),
  );
  expect(status).toBe(3);
});
