/** The stage after parsing: every file finds its kind and schema, and its data is compared with it. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../parse/parse-file.ts';
import type { Stage } from '../stage.ts';
import { classifyFile } from './classify-file.ts';
import type { ContentFile } from './content-file.ts';
import { findLanguages } from './find-languages.ts';
import { validateFile } from './validate-file.ts';

/**
 * The files that belong to the site, with their records; files in unknown places are told and left out.
 * A file that could not be parsed stays, without data, so that it does not count as missing.
 */
export function validateFiles(parsed: readonly ParsedFile[]): Stage<ContentFile[]> {
  const { tags } = findLanguages(parsed);
  const value: ContentFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { source, data } of parsed) {
    const found = classifyFile(source.path, tags);
    if ('problem' in found) {
      // A file that could not be read was told before, by the name it has on disk.
      if (!source.isUnreadable) diagnostics.push(found.problem);
    } else if (data === undefined || data === null) {
      value.push({ source, ...found, data: undefined, record: undefined });
    } else {
      const validated = validateFile({ path: source.path, text: source.text, data, schema: found.schema });
      diagnostics.push(...validated.diagnostics.map((diagnostic) => withLanguage(diagnostic, found.kind)));
      value.push({ source, ...found, data, record: validated.value });
    }
  }
  return { value, diagnostics: oncePerCause(diagnostics) };
}

function withLanguage(diagnostic: Diagnostic, kind: ContentFile['kind']): Diagnostic {
  return 'language' in kind ? { ...diagnostic, language: kind.language } : diagnostic;
}

/** The folder of an unknown language, and an id that cannot be an address, are told at the first file. */
function oncePerCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isOnce = ({ rule }: Diagnostic) => rule === 'file/unknown' || rule === 'route/slug';
  const byCause = Map.groupBy(diagnostics, (problem) => (isOnce(problem) ? problem.message : problem));
  return [...byCause.values()].flatMap(([first]) => first ?? []);
}
