/** The second stage, one file: YAML text to plain data, or what is wrong with the text. */
import { buildLineIndex } from '../diagnostics/line-index.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Stage } from '../stage.ts';
import { buildData } from './build-data.ts';
import { composeText } from './compose-text.ts';
import { explainSigns } from './explain-signs.ts';
import { findProblems } from './find-problems.ts';
import type { ParsedFile } from './parsed-file.ts';
import { type Problem, toDiagnostic } from './problem.ts';

/** Plain data or problems; never both. */
export type Reading = {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** Whether JSON keeps the data as it is. */
  readonly isJson: boolean;
};

/** Parses a file. A file with a mistake has no data; one that could not be read has neither data nor mistakes. */
export function parseFile(source: SourceFile): Stage<ParsedFile> {
  return toStage(source, readYaml(source));
}

/** The reading of a file as the result of the stage. */
export function toStage(source: SourceFile, { data, problems }: Reading): Stage<ParsedFile> {
  if (problems.length === 0) return { value: { source, data }, diagnostics: [] };
  const lines = buildLineIndex(source.text);
  const diagnostics = problems.map((problem) => toDiagnostic(problem, source, lines));
  return { value: { source, data: undefined }, diagnostics };
}

/** Parses a text once when nothing is wrong with it, and looks closer only when something is. */
export function readYaml({ text, isUnreadable }: SourceFile): Reading {
  if (isUnreadable) return { data: undefined, problems: [], isJson: false };
  const returnAt = text.search(/\r(?!\n)/u);
  if (returnAt !== -1) return withProblems([loneReturn(returnAt)]);
  const composition = composeText(text);
  const { documents, error, tokens } = composition;
  const [document] = documents;
  if (
    error ||
    !document ||
    documents.length > 1 ||
    explainSigns(tokens, { text, written: text }).length > 0
  ) {
    return withProblems(findProblems(text, composition));
  }
  const built = buildData(document);
  if (built.problems.length > 0) return withProblems(built.problems);
  return built.data === null ? withProblems([empty]) : built;
}

const withProblems = (problems: readonly Problem[]): Reading => ({
  data: undefined,
  problems,
  isJson: false,
});

const empty: Problem = {
  rule: 'file/empty',
  start: 0,
  end: 0,
  message: 'The file has no content.',
  fix: 'Write the content, or delete the file.',
};

function loneReturn(start: number): Problem {
  return {
    rule: 'yaml/syntax',
    start,
    end: start,
    message: 'The line ends here in a sign that only very old editors use.',
    fix: 'Save the file with line ends of the kind LF.',
  };
}
