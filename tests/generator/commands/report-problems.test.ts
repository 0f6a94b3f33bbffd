import { describe, expect, it } from 'vitest';
import { readCommonOptions } from '../../../generator/commands/common-options.ts';
import type { Environment } from '../../../generator/commands/environment.ts';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { reportProblems } from '../../../generator/commands/report-problems.ts';
import type { Diagnostic, RuleId } from '../../../generator/diagnostics/diagnostic.ts';
import { definitions } from '../../../generator/rules/definitions.ts';
import { createProcessContext } from './create-process-context.ts';

const brokenLink: Diagnostic = {
  rule: 'link/broken',
  location: { file: 'content/en/ui.yaml' },
  message: 'No page.',
};

function report(
  diagnostics: readonly Diagnostic[],
  flags: readonly string[] = [],
  { isTerminal = false, environment = {} }: { isTerminal?: boolean; environment?: Environment } = {},
) {
  const created = createProcessContext({ isTerminal });
  const context = { ...created.context, environment };
  const options = readCommonOptions(parseArguments(['check', ...flags]), context);
  const code = reportProblems({ diagnostics, sources: new Map() }, options, context);
  const lastLine = created.printed.join('').trimEnd().split('\n').at(-1);
  return { code, lastLine, errors: created.reported.join('') };
}

/** The exit codes of rules whose problems writers cannot cause. */
const exitCodes: Readonly<Record<string, number>> = {
  'build/output-path': 2,
  'build/foreign-output': 3,
  'build/write': 3,
  'build/locked': 3,
  'build/nondeterministic': 4,
  'build/source': 4,
  'build/internal-error': 4,
  'render/failed': 4,
};

describe('the exit code', () => {
  const codeOf = (...rules: RuleId[]) => report(rules.map((rule) => ({ ...brokenLink, rule }))).code;

  it.each([...definitions.keys()])('of %s is that of its severity, unless no writer can cause it', (rule) => {
    const isError = definitions.get(rule)?.severity === 'error';
    expect(codeOf(rule)).toBe(isError ? (exitCodes[rule] ?? 1) : 0);
  });

  it('is that of incorrect usage first, then of a bug, then of a system error, then of the content', () => {
    expect(codeOf('link/broken', 'build/write')).toBe(3);
    expect(codeOf('link/broken', 'build/write', 'render/failed')).toBe(4);
    expect(codeOf('link/broken', 'build/write', 'render/failed', 'build/output-path')).toBe(2);
  });
});

describe('warnings that fail a run', () => {
  const warning: Diagnostic = { ...brokenLink, rule: 'text/nfc' };
  const CI = { environment: { CI: 'true' } };

  it.each([
    ['in CI', [], CI, '1 warning (warnings count as errors in CI)'],
    ['in CI', ['--format', 'github'], CI, '::notice::1 warning in 1 file (warnings count as errors in CI).'],
    ['with --strict', ['--strict'], {}, '1 warning (warnings count as errors with --strict)'],
  ])('are explained %s', (_, flags, options, lastLine) => {
    expect(report([warning], flags, options)).toMatchObject({ code: 1, lastLine });
  });

  it('are not explained beside an error, in drafts, or when they do not fail the run', () => {
    const both = report([warning, brokenLink], [], CI);
    expect(both).toMatchObject({ code: 1, lastLine: '1 error, 1 warning' });
    const passing = [
      report([{ ...warning, draft: true }], ['--strict']),
      report([warning]),
      report([warning], ['--no-strict'], CI),
    ];
    for (const run of passing) expect(run).toMatchObject({ code: 0, lastLine: '1 warning' });
  });
});

describe('the list of problems', () => {
  it('ends on a terminal with the command that explains the first problem', () => {
    const hint = 'Explanation and example: npm run explain -- link/broken\n';
    const problems: Diagnostic[] = [brokenLink, { ...brokenLink, rule: 'text/html' }];
    expect(report(problems, [], { isTerminal: true }).errors).toBe(hint);
  });

  it('has no such hint without a terminal, in JSON, in quiet runs, and without problems', () => {
    const runs = [
      report([brokenLink]),
      report([brokenLink], ['--format', 'json'], { isTerminal: true }),
      report([brokenLink], ['--quiet'], { isTerminal: true }),
      report([], [], { isTerminal: true }),
    ];
    expect(runs.map(({ errors }) => errors)).toEqual(['', '', '', '']);
  });
});
