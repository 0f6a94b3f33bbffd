import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic, Span } from '../../diagnostics/diagnostic.ts';
import { programRoot } from '../../files/hash.ts';
import { stackOf } from '../../files/source-stack.ts';

export type RenderFailure = { readonly address: string; readonly file: string; readonly error: unknown };

/** One for each position in templates that threw. Errors without a position are grouped by their message. */
export function renderFailureDiagnostics(failures: readonly RenderFailure[]): Diagnostic[] {
  const traced = failures.map((failure) => ({
    ...failure,
    frames: framesOf(failure.error),
    reason: messageOf(failure.error),
  }));
  const failuresByCause = Map.groupBy(traced, ({ frames, reason }) => frames[0]?.location ?? reason);
  return [...failuresByCause.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const [frame] = first.frames;
    const pages = others.length === 0 ? first.address : `${first.address} and ${others.length} more pages`;
    const component = first.frames.flatMap(({ name }) => componentPattern.exec(name)?.[1] ?? [])[0];
    const subject = component === undefined ? '' : `${component} threw: `;
    const trace = first.frames.slice(1).map(({ name, location }) => `at ${`${name} ${location}`.trim()}`);
    return [
      {
        rule: 'render/failed',
        location: frame === undefined ? { file: first.file } : { file: frame.file, span: frame.span },
        message: [`${pages} could not be rendered: ${subject}${first.reason}`, ...trace].join('\n'),
      },
    ];
  });
}

/** esbuild adds a number to a name that several files contain. */
const componentPattern = /^(\p{Lu}\w*?)\d*$/u;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Frame = {
  readonly name: string;
  readonly file: string;
  readonly span: Span;
  /** In the form that editors open as a link: `templates/pages/home.tsx:12:3`. */
  readonly location: string;
};

/** The last call first, without those of packages. */
function framesOf(error: unknown): Frame[] {
  const stack = error instanceof Error ? stackOf(error) : '';
  return [...stack.matchAll(framePattern)].flatMap(({ groups }): Frame[] => {
    const { name = '', path = '', line = '', column = '' } = groups ?? {};
    const file = relative(programRoot, path.startsWith('file:') ? fileURLToPath(path) : path)
      .split(sep)
      .join('/');
    if (file.startsWith('..') || file.includes('node_modules/')) return [];
    const [startLine, startColumn] = [Number(line), Number(column)];
    const span = { line: startLine, column: startColumn, endLine: startLine, endColumn: startColumn };
    return [{ file, span, name, location: `${file}:${line}:${column}` }];
  });
}

/** Matches a line of a stack trace: `at Name (file:line:column)`, or `at file:line:column` without a name. */
const framePattern =
  /^ +at (?:(?<name>[^ (\n]+)[^(\n]* \()?(?<path>(?:file:|\/|[A-Z]:)[^()\n]*):(?<line>\d+):(?<column>\d+)\)?$/gmu;
