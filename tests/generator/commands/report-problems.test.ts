import { describe, expect, it } from 'vitest';
import { readCommonOptions } from '../../../generator/commands/common-options.ts';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { reportProblems } from '../../../generator/commands/report-problems.ts';
import type { Diagnostic, RuleId } from '../../../generator/diagnostics/index.ts';
import { catalogue } from '../../../generator/rules/catalogue.ts';
import { locate } from '../../locate.ts';
import { expectInEveryFormat, reportInEveryFormat } from '../../problem-formats.ts';
import { createShell } from './create-shell.ts';

const broken: Diagnostic = {
  rule: 'link/broken',
  location: { file: 'content/en/ui.yaml' },
  message: 'No page.',
};

/** Returns the messages on standard error. */
function stderr(
  problems: readonly Diagnostic[],
  flags: readonly string[] = [],
  { isTerminal }: { readonly isTerminal: boolean } = { isTerminal: true },
): string {
  const { shell, reported } = createShell({ isTerminal });
  const options = readCommonOptions(parseArguments(['check', ...flags]), shell);
  reportProblems({ diagnostics: problems, sources: new Map() }, options, shell);
  return reported.join('');
}

/** Rules whose problems writers cannot cause. */
const codes: Readonly<Record<string, number>> = {
  'build/output-path': 2,
  'build/foreign-output': 3,
  'build/write': 3,
  'build/locked': 3,
  'build/nondeterministic': 4,
  'build/source': 4,
  'build/fault': 4,
  'render/failed': 4,
};

describe('the exit code', () => {
  // Object.keys loses the key type; the catalogue has no other keys.
  const ids = [...catalogue.keys()];

  it.each(ids)('of %s is the same in every format, which contains the location', (rule) => {
    const problem: Diagnostic = {
      rule,
      location: { file: 'content/en/ui.yaml' },
      message: 'Something is so.',
    };
    const code = catalogue.get(rule)?.severity === 'error' ? (codes[rule] ?? 1) : 0;
    expectInEveryFormat(locate([problem]), code);
  });

  it('prefers wrong use to a bug, a bug to a system error, and that to the content', () => {
    const codeOf = (...some: RuleId[]) => {
      const problems = some.map((rule) => ({ ...broken, rule }));
      return reportInEveryFormat(locate(problems)).code;
    };
    expect(codeOf('link/broken', 'build/write')).toBe(3);
    expect(codeOf('link/broken', 'build/write', 'render/failed')).toBe(4);
    expect(codeOf('link/broken', 'build/write', 'render/failed', 'build/output-path')).toBe(2);
  });
});

describe('warnings that fail a run', () => {
  const warning: Diagnostic = { ...broken, rule: 'text/nfc' };
  const stdout = (
    problems: readonly Diagnostic[],
    flags: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ) => {
    const { shell, printed } = createShell({ isTerminal: false });
    const own = { ...shell, environment };
    const options = readCommonOptions(parseArguments(['check', ...flags]), own);
    const code = reportProblems({ diagnostics: problems, sources: new Map() }, options, own);
    return { code, last: printed.join('').trimEnd().split('\n').at(-1) };
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
  ])('are explained %s', (_, flags, environment, last) => {
    expect(stdout([warning], flags, environment)).toEqual({ code: 1, last });
  });

  it('are not explained beside an error, in drafts, or when they do not fail the run', () => {
    expect(stdout([warning, broken], [], { CI: 'true' })).toEqual({ code: 1, last: '1 error, 1 warning' });
    expect(stdout([{ ...warning, draft: true }], ['--strict'])).toEqual({ code: 0, last: '1 warning' });
    expect(stdout([warning], [])).toEqual({ code: 0, last: '1 warning' });
    expect(stdout([warning], ['--no-strict'], { CI: 'true' })).toEqual({ code: 0, last: '1 warning' });
  });
});

describe('the list of problems', () => {
  it('ends on a terminal with the command that explains the first problem', () => {
    const hint = 'Explanation and example: npm run explain -- link/broken\n';
    expect(stderr([broken, { ...broken, rule: 'text/html' }])).toBe(hint);
  });

  it('has no such hint for programs, quiet runs and runs without problems', () => {
    expect(stderr([broken], [], { isTerminal: false })).toBe('');
    expect(stderr([broken], ['--format', 'json'])).toBe('');
    expect(stderr([broken], ['--quiet'])).toBe('');
    expect(stderr([])).toBe('');
  });
});
