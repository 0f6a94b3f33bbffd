import { describe, expect, it } from 'vitest';
import { readCommonOptions } from '../../../generator/commands/common-options.ts';
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

function stderr(
  problems: readonly Diagnostic[],
  flags: readonly string[] = [],
  { isTerminal }: { readonly isTerminal: boolean } = { isTerminal: true },
): string {
  const { context, reported } = createProcessContext({ isTerminal });
  const options = readCommonOptions(parseArguments(['check', ...flags]), context);
  reportProblems({ diagnostics: problems, sources: new Map() }, options, context);
  return reported.join('');
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
  const codeOf = (...ruleIds: RuleId[]) => {
    const { context } = createProcessContext({ isTerminal: false });
    const options = readCommonOptions(parseArguments(['check']), context);
    const diagnostics = ruleIds.map((rule) => ({ ...brokenLink, rule }));
    return reportProblems({ diagnostics, sources: new Map() }, options, context);
  };

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
  const report = (
    problems: readonly Diagnostic[],
    flags: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ) => {
    const { context, printed } = createProcessContext({ isTerminal: false });
    const shellWithEnvironment = { ...context, environment };
    const options = readCommonOptions(parseArguments(['check', ...flags]), shellWithEnvironment);
    const code = reportProblems({ diagnostics: problems, sources: new Map() }, options, shellWithEnvironment);
    return { code, lastLine: printed.join('').trimEnd().split('\n').at(-1) };
  };

  it.each([
    ['in CI', [], { CI: 'true' }, '1 warning (warnings count as errors in CI)'],
    [
      'in CI',
      ['--format', 'github'],
      { CI: 'true' },
      '::notice::1 warning in 1 file (warnings count as errors in CI).',
    ],
    ['with --strict', ['--strict'], {}, '1 warning (warnings count as errors with --strict)'],
  ])('are explained %s', (_, flags, environment, lastLine) => {
    expect(report([warning], flags, environment)).toEqual({ code: 1, lastLine });
  });

  it('are not explained beside an error, in drafts, or when they do not fail the run', () => {
    expect(report([warning, brokenLink], [], { CI: 'true' })).toEqual({
      code: 1,
      lastLine: '1 error, 1 warning',
    });
    expect(report([{ ...warning, draft: true }], ['--strict'])).toEqual({ code: 0, lastLine: '1 warning' });
    expect(report([warning], [])).toEqual({ code: 0, lastLine: '1 warning' });
    expect(report([warning], ['--no-strict'], { CI: 'true' })).toEqual({ code: 0, lastLine: '1 warning' });
  });
});

describe('the list of problems', () => {
  it('ends on a terminal with the command that explains the first problem', () => {
    const hint = 'Explanation and example: npm run explain -- link/broken\n';
    expect(stderr([brokenLink, { ...brokenLink, rule: 'text/html' }])).toBe(hint);
  });

  it('has no such hint without a terminal, in JSON, in quiet runs, and without problems', () => {
    expect(stderr([brokenLink], [], { isTerminal: false })).toBe('');
    expect(stderr([brokenLink], ['--format', 'json'])).toBe('');
    expect(stderr([brokenLink], ['--quiet'])).toBe('');
    expect(stderr([])).toBe('');
  });
});
