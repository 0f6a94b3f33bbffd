import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the process after the help for `--help`, or with exit code 2 for an unknown flag. */
export function readScriptOptions<Name extends string = never>(
  help: string,
  { flags = [], allowPositionals = false }: { flags?: readonly Name[]; allowPositionals?: boolean } = {},
): { readonly values: Partial<Record<Name, boolean>>; readonly positionals: readonly string[] } {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    ['help', ...flags].map((name) => [name, { type: 'boolean' }]),
  );
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals });
    if (values.help !== true) return { values: values as Partial<Record<Name, boolean>>, positionals };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${help}\n`);
    process.exit(2);
  }
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
