/** The second stage, one file: YAML text to plain data, or what is wrong with the text. */
import { buildLineIndex } from '../diagnostics/line-index.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Stage } from '../stage.ts';
import { composeText } from './compose-text.ts';
import { findProblems } from './find-problems.ts';
import { type Problem, syntax, toDiagnostic } from './problem.ts';

/** A content file and its plain value; `data` is undefined when the file could not be parsed. */
export type ParsedFile = { readonly source: SourceFile; readonly data: unknown };

/** Parses a file. A file with a mistake has no data; one that could not be read has neither data nor mistakes. */
export function parseFile(source: SourceFile): Stage<ParsedFile> {
  if (source.isUnreadable) return { value: { source, data: undefined }, diagnostics: [] };
  const { text } = source;
  const { data, problems } = readYaml(text);
  const lines = buildLineIndex(text);
  return {
    value: { source, data },
    diagnostics: problems.map((problem) => toDiagnostic(problem, source, lines)),
  };
}

/** Plain data or problems; never both. */
function readYaml(text: string): { readonly data?: unknown; readonly problems: readonly Problem[] } {
  const returnAt = text.search(/\r(?!\n)/u);
  if (returnAt !== -1) return { problems: [syntax({ start: returnAt, end: returnAt }, ...loneReturn)] };
  const composition = composeText(text);
  const problems = findProblems(text, composition);
  if (problems.length > 0) return { problems };
  const data: unknown = composition.documents[0]?.toJS();
  return data === null ? { problems: [empty] } : { data, problems };
}

const empty: Problem = {
  rule: 'file/empty',
  start: 0,
  end: 0,
  message: 'The file has no content.',
  fix: 'Write the content, or delete the file.',
};

const loneReturn = [
  'The line ends here in a sign that only very old editors use.',
  'Save the file with line ends of the kind LF.',
] as const;
