import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, it } from 'vitest';
import { pictureSources } from '../../../../generator/pipeline/pictures/painter.ts';
import { importsOf } from '../../../invariants/source-files.ts';
import { projectRoot } from '../../../site/temporary-project.ts';

/** Draws every picture. Its imports determine the result. */
const painter = 'generator/pipeline/pictures/painter.ts';

it('the key of a picture covers every source and font that affects it', () => {
  const covered = new Set(glob.sync([...pictureSources], { cwd: projectRoot }));
  expect([...reach([painter])].filter((file) => !covered.has(file))).toEqual([]);
  expect([...covered].filter((file) => file.endsWith('.ttf'))).toHaveLength(3);
});

/** Returns the files and everything that they import, except types. */
function reach(files: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(path.join(projectRoot, file), 'utf8').replace(/^import type .*$/gmu, '');
    reach(importsOf({ path: file, text }), seen);
  }
  return seen;
}
