import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, it } from 'vitest';
import { pictureSources } from '../../../../generator/pipeline/pictures/painter.ts';
import { importsOf } from '../../../invariants/source-files.ts';
import { projectRoot } from '../../../site/temporary-project.ts';

/** Draws every picture; what it imports decides how they look. */
const painter = 'generator/pipeline/pictures/painter.ts';

it('the key of a picture is made from every source and font that draws', () => {
  const covered = new Set(glob.sync([...pictureSources], { cwd: projectRoot }));
  const missing = [...reach([painter])].filter((file) => !covered.has(file));
  // It draws an icon of a page, and not in a picture.
  expect(missing).toEqual(['templates/components/Icon/Icon.tsx']);
  expect([...covered].filter((file) => file.endsWith('.ttf'))).toHaveLength(3);
});
/** The files and all that they import, types aside. */
function reach(files: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(path.join(projectRoot, file), 'utf8').replace(/^import type .*$/gmu, '');
    reach(importsOf({ path: file, text }), seen);
  }
  return seen;
}
