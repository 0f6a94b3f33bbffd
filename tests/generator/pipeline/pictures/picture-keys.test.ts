import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, it } from 'vitest';
import { pictureSources } from '../../../../generator/pipeline/pictures/painter.ts';
import { importsOf } from '../../../invariants/source-files.ts';
import { projectRoot } from '../../../site/temporary-project.ts';

/** The module that draws every picture. */
const painter = 'generator/pipeline/pictures/painter.ts';

it('the cache key of a picture covers every source and font that affects it', () => {
  const covered = new Set(glob.sync([...pictureSources], { cwd: projectRoot }));
  expect([...listImports([painter])].filter((file) => !covered.has(file))).toEqual([]);
  expect([...covered].filter((file) => file.endsWith('.ttf'))).toHaveLength(3);
});

/** Returns the files and everything that they import, except types. */
function listImports(files: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(path.join(projectRoot, file), 'utf8').replace(/^import type .*$/gmu, '');
    listImports(importsOf({ path: file, text }), found);
  }
  return found;
}
