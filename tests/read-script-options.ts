/** Reads the arguments of the scripts of this folder, such as `npm run browser`. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Flags<Name extends string> = {
  readonly values: Readonly<Partial<Record<Name, boolean>>>;
  readonly positionals: readonly string[];
};

/**
 * Returns the flags and the positional arguments. Ends the process after printing the help for `--help`, or an error
 * with exit code 2 for an unknown flag.
 */
export function readScriptOptions<Name extends string = never>(
  help: string,
  { flags = [], allowPositionals = false }: { flags?: readonly Name[]; allowPositionals?: boolean } = {},
): Flags<Name> {
  const names = ['help', ...flags];
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    names.map((name) => [name, { type: 'boolean' }]),
  );
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals });
    if (values.help !== true) return { values: values as Flags<Name>['values'], positionals };
    process.stdout.write(`${help}\n`);
    process.exit(0);
  } catch (error) {
    return failWithUsage(error instanceof Error ? error.message : String(error), help);
  }
}

/** Ends the process with exit code 2, after an error and the help. */
export function failWithUsage(message: string, help: string): never {
  process.stderr.write(`${message}\n\n${help}\n`);
  process.exit(2);
}
