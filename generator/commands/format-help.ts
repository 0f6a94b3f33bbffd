/** The text of `--help`. Examples come first. */
import { type CommandName, commandTable, type Option, optionsOf } from './options.ts';

/** Help for a command, or for the whole program. */
export function formatHelp(command: CommandName | undefined): string {
  const lines = command === undefined ? helpOfProgram() : helpOfCommand(command);
  return `${lines.join('\n')}\n`;
}

function helpOfProgram(): string[] {
  return [
    'Usage: site <command> [options]',
    '',
    'Commands',
    ...formatRows(Object.entries(commandTable).map(([name, { summary }]) => [name, summary])),
    '',
    'Options',
    ...formatOptions(optionsOf(undefined)),
    '',
    'site <command> --help tells more.',
  ];
}

function helpOfCommand(command: CommandName): string[] {
  const { summary, examples, words = [] } = commandTable[command];
  return [
    'Examples',
    ...examples.map((example) => `  ${example}`),
    '',
    `site ${[command, ...words.map(([placeholder]) => placeholder)].join(' ')}`,
    `  ${summary}`,
    '',
    ...(words.length === 0 ? [] : ['Arguments', ...formatRows(words), '']),
    'Options',
    ...formatOptions(optionsOf(command)),
  ];
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
