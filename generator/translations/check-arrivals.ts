/** The content as it would be with the words that came back: every check of texts looks at them before they are written. */
import { hash } from 'node:crypto';
import { formatKey } from '../../schema/data-path.ts';
import { checkFiles, planPages } from '../check/check-files.ts';
import { severityOf } from '../diagnostics/severity-of.ts';
import { parseFiles } from '../parse/parse-files.ts';
import type { Stage } from '../stage.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { validateFiles } from '../validate/validate-files.ts';
import type { Arrival } from './plan-import.ts';

/** The files with new texts, and the errors in what came back, each where it stands in the file that came back. */
export function checkArrivals(
  arrivals: readonly Arrival[],
  texts: ReadonlyMap<string, string>,
  before: readonly ContentFile[],
): Stage<readonly ContentFile[]> {
  const changed = [...texts].map(([path, text]) => ({ path, text, hash: hash('sha256', text) }));
  const parsed = parseFiles(changed);
  const kept = before.filter(({ source }) => !texts.has(source.path));
  const { value: files, diagnostics } = validateFiles([...kept, ...parsed.value]);
  const earlier = [...parsed.diagnostics, ...diagnostics];
  const problems = checkFiles({ files, earlier }, planPages(files));
  const placeOf = new Map(
    arrivals.map(({ unit, place }) => [`${unit.translation.file}#${formatKey(unit.path)}`, place]),
  );
  const errors = problems.flatMap(({ draft: _, related: __, ...problem }) => {
    const place =
      'path' in problem.place && placeOf.get(`${problem.place.file}#${formatKey(problem.place.path)}`);
    return place && severityOf(problem) === 'error' ? [{ ...problem, place }] : [];
  });
  return { value: files, diagnostics: errors };
}
