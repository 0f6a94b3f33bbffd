/** A fault of the program in the list that machines read: they get one document whatever happens. */
import { readCommonOptions } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { reportLocated } from './report-located.ts';
import type { Shell } from './shell.ts';

/** Prints and writes the list in every form that was asked for but the human one, which names no place in vain. */
export function reportFault({ message }: Error, args: Arguments, shell: Shell): void {
  const options = readCommonOptions(args, shell);
  const forms = options.forms.filter((form) => form !== 'human');
  const problem = {
    rule: 'build/fault',
    severity: 'error',
    file: 'generator',
    span: { line: 1, column: 1, endLine: 1, endColumn: 1 },
    message,
    related: [],
  } as const;
  reportLocated([problem], 0, { ...options, forms }, shell);
}
