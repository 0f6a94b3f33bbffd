import { describe, expect, it } from 'vitest';
import { readCommonOptions } from '../../../generator/commands/common-options.ts';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { reportProblems } from '../../../generator/commands/report-problems.ts';
import type { Diagnostic } from '../../../generator/diagnostics/index.ts';
import { createShell } from './create-shell.ts';

const broken: Diagnostic = {
  rule: 'link/broken',
  place: { file: 'content/en/ui.yaml' },
  message: 'No page.',
};

/** What a person is told beside the list. */
function tell(
  problems: readonly Diagnostic[],
  flags: readonly string[] = [],
  { isTerminal }: { readonly isTerminal: boolean } = { isTerminal: true },
): string {
  const { shell, told } = createShell({ isTerminal });
  const options = readCommonOptions(parseArguments(['check', ...flags]), shell);
  reportProblems({ diagnostics: problems, sources: new Map() }, options, shell);
  return told.join('');
}

describe('the list of problems', () => {
  it('ends on a terminal with the command that explains the first of them, once', () => {
    const hint = 'Why, and how it is written right: npm run site -- explain link/broken\n';
    expect(tell([broken, { ...broken, rule: 'text/html' }])).toBe(hint);
  });

  it('is all that programs, quiet runs and runs without problems get', () => {
    expect(tell([broken], [], { isTerminal: false })).toBe('');
    expect(tell([broken], ['--format', 'json'])).toBe('');
    expect(tell([broken], ['--quiet'])).toBe('');
    expect(tell([])).toBe('');
  });
});
