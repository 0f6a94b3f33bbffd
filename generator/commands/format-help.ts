/** The text of `--help`. Examples come first. */
import { type Command, type CommandName, commandTable, type Option, sharedOptions } from './options.ts';

/** Help for a command, or for the whole program. */
export function formatHelp(command: CommandName | undefined): string {
  return command === undefined ? formatOverview() : formatCommand(command, commandTable[command]);
}

function formatOverview(): string {
  const commands: readonly (readonly [string, Command])[] = Object.entries(commandTable);
  const rows = commands.map(([name, { summary }]) => [name, summary] as const);
  return [
    'Usage: site <command> [options]',
    '',
    'Commands',
    ...formatRows(rows),
    '',
    'Options',
    ...formatOptions(sharedOptions),
    '',
    'site <command> --help tells more.',
    '',
  ].join('\n');
}

function formatCommand(name: string, { summary, examples, argument, options }: Command): string {
  return [
    'Examples',
    ...examples.map((example) => `  ${example}`),
    '',
    `site ${name}${argument === undefined ? '' : ` ${argument.placeholder}`}`,
    `  ${summary}`,
    '',
    ...(argument === undefined
      ? []
      : ['Argument', ...formatRows([[argument.placeholder, argument.help]]), '']),
    'Options',
    ...formatOptions({ ...options, ...sharedOptions }),
    '',
  ].join('\n');
}

function formatOptions(options: Readonly<Record<string, Option>>): string[] {
  return formatRows(
    Object.entries(options).map(([name, { placeholder, help }]) => [
      `--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`,
      help,
    ]),
  );
}

/** Two columns, as lines. */
export function formatRows(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
