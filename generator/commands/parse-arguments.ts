/** Reads the command line by the table of options; anything unknown stops before any work. */
import { parseArgs } from 'node:util';
import { nearest } from '../diagnostics/suggest.ts';
import { type Command, type CommandName, commandTable, type Option, sharedOptions } from './options.ts';

/** What was asked for. */
export type Arguments = {
  /** Undefined when only `--help` or `--version` was given. */
  readonly command: CommandName | undefined;
  /** The word after the command; there for commands that need one, unless `--help` was given. */
  readonly argument: string | undefined;
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly string[]>;
};

/** Wrong use of the command line; the message is one line for a person. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses what follows the program's name; throws `UsageError`. */
export function parseArguments(argv: readonly string[]): Arguments {
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: parseOptions(),
  });
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const command = words[0] === undefined ? undefined : commandNamed(words[0]);
  const known: Known = { ...sharedOptions, ...(command && commandTable[command].options) };
  const flags = new Set<string>();
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'option') readOption(token, optionNamed(token, known, command), { flags, values });
  }
  checkTogether(command, flags);
  const argument = command && readArgument(command, words.slice(1), flags);
  return { command, argument, flags, values };
}

type Known = Readonly<Record<string, Option>>;
type OptionToken = { readonly name: string; readonly rawName: string; readonly value?: string | undefined };
type Read = { readonly flags: Set<string>; readonly values: Map<string, string[]> };

/** Throws when a command gets a word that it does not take, or does not get one that it needs. */
function readArgument(
  command: CommandName,
  [word, extra]: readonly string[],
  flags: ReadonlySet<string>,
): string | undefined {
  const { argument }: Command = commandTable[command];
  const tooMany = argument === undefined ? word : extra;
  if (tooMany !== undefined) {
    const takes = argument === undefined ? 'no argument' : 'one argument';
    throw new UsageError(`${command} takes ${takes}, and "${tooMany}" was given. See --help.`);
  }
  if (argument === undefined) return undefined;
  const { choices, isOptional = false, placeholder } = argument;
  if (word === undefined && (isOptional || flags.has('help'))) return undefined;
  if (word !== undefined && choices?.includes(word) !== false) return word;
  const given = word === undefined ? '' : `, not "${word}"`;
  throw new UsageError(`${command} takes ${choices ? `one of ${choices.join(', ')}` : placeholder}${given}.`);
}

function readOption({ name, value }: OptionToken, option: Option, { flags, values }: Read): void {
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
    flags.add(name);
    return;
  }
  const list = values.get(name) ?? [];
  if (list.length > 0 && option.repeatable !== true) throw new UsageError(`--${name} is given twice.`);
  values.set(name, [...list, checkValue(name, value, option)]);
}

function checkTogether(command: CommandName | undefined, flags: ReadonlySet<string>): void {
  if (flags.has('strict') && flags.has('no-strict')) {
    throw new UsageError('--strict and --no-strict exclude each other.');
  }
  if (command === undefined && !flags.has('help') && !flags.has('version')) {
    throw new UsageError(`Say what to do: ${Object.keys(commandTable).join(', ')}. See --help.`);
  }
}

function parseOptions(): Record<string, { type: 'boolean' | 'string' }> {
  const commands: readonly Command[] = Object.values(commandTable);
  const all: Record<string, Option> = Object.assign(
    {},
    sharedOptions,
    ...commands.map(({ options }) => options),
  );
  return Object.fromEntries(Object.entries(all).map(([name, { type }]) => [name, { type }]));
}

function commandNamed(word: string): CommandName {
  const table: readonly (readonly [string, Command])[] = Object.entries(commandTable);
  const found = table.find(([name, { aliases }]) => name === word || aliases.includes(word));
  // The keys of the table are its names.
  if (found !== undefined) return found[0] as CommandName;
  const names = table.flatMap(([name, { aliases }]) => [name, ...aliases]);
  throw new UsageError(`Unknown command "${word}". ${suggestion(nearest(word, names))}`);
}

function optionNamed({ name, rawName }: OptionToken, known: Known, command: string | undefined): Option {
  const option = known[name];
  if (option !== undefined && rawName === `--${name}`) return option;
  const near = nearest(name, Object.keys(known));
  const where = command === undefined ? '' : ` for ${command}`;
  throw new UsageError(`Unknown option ${rawName}${where}. ${suggestion(near && `--${near}`)}`);
}

function checkValue(name: string, value: string | undefined, { choices, placeholder }: Option): string {
  if (value === undefined || value === '')
    throw new UsageError(`--${name} needs a value: --${name} ${placeholder}.`);
  if (choices !== undefined && !choices.includes(value)) {
    throw new UsageError(`--${name} takes ${choices.join(', ')}, not "${value}".`);
  }
  return value;
}

/** The end of a message about a word that is unknown. */
export function suggestion(near: string | undefined): string {
  return near === undefined ? 'See --help.' : `Did you mean ${near}?`;
}
