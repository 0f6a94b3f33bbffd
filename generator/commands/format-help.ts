import { type CommandName, commandTable, type Option, optionsOf } from './options.ts';

export function formatHelp(command: CommandName | undefined): string {
  const lines = command === undefined ? helpOfProgram() : helpOfCommand(command);
  return `${lines.join('\n')}\n`;
}

const helpOfProgram = (): string[] => [
  'Usage: site <command> [options]',
  '',
  'Commands',
  ...formatRows(Object.entries(commandTable).map(([name, { summary }]) => [name, summary])),
  '',
  'Options',
  ...formatOptions(optionsOf(undefined)),
  '',
  'Run site <command> --help for its options.',
];

function helpOfCommand(command: CommandName): string[] {
  const { summary, examples, positionals = [] } = commandTable[command];
  return [
    'Examples',
    ...examples.map((example) => `  ${example}`),
    '',
    `site ${[command, ...positionals.map(([placeholder]) => placeholder)].join(' ')}`,
    `  ${summary}`,
    '',
    ...(positionals.length === 0 ? [] : ['Arguments', ...formatRows(positionals), '']),
    'Options',
    ...formatOptions(optionsOf(command)),
  ];
}

const formatOptions = (options: Readonly<Record<string, Option>>): string[] =>
  formatRows(
    Object.entries(options).map(([name, { placeholder, help }]) => [
      `--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`,
      help,
    ]),
  );

export function formatRows(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
