/** The scripts of the built site run in the browsers that the bundler has as its target. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sharedOutput } from './built-pages.ts';
import { projectRoot } from './temporary-project.ts';

it('no script, with the libraries in it, uses syntax or built-ins that are newer than ES2022', () => {
  const program = path.join(projectRoot, 'node_modules/es-check/lib/cli/index.js');
  const scripts = path.join(sharedOutput(), 'assets/*.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'es2022', scripts, '--module', '--checkFeatures'],
    { encoding: 'utf8' },
  );
  expect({ status, problems: `${stdout}${stderr}`.match(/Unsupported features detected: [^.]*/gu) }).toEqual({
    status: 0,
    problems: null,
  });
});
