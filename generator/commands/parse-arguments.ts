/** Reads the command line by the table of options; anything unknown stops before any work. */
import { parseArgs } from 'node:util';
import { nearest, suggestion } from '../diagnostics/suggest.ts';
import { type CommandName, commandTable, type Option, optionsOf, optionTypes } from './options.ts';

/** What was asked for. */
export type Arguments = {
  /** Undefined when only `--help` or `--version` was given. */
  readonly command: CommandName | undefined;
  /** The words after the command, at most as many as it takes. */
  readonly words: readonly string[];
  /** The options given, each with its values; a switch has none. */
  readonly options: ReadonlyMap<string, readonly string[]>;
};

/** Wrong use of the command line; the message is one line for a person. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses what follows the program's name; throws `UsageError`. */
export function parseArguments(argv: readonly string[]): Arguments {
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: optionTypes,
  });
  const [word, ...words] = positionals;
  const command = word === undefined ? undefined : commandNamed(word);
  const options = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'option') readOption(token, command, options);
  }
  if (options.has('strict') && options.has('no-strict')) {
    throw new UsageError('--strict and --no-strict exclude each other.');
  }
  if (command === undefined && !options.has('help') && !options.has('version')) {
    throw new UsageError(`Say what to do: ${Object.keys(commandTable).join(', ')}. See --help.`);
  }
  if (command !== undefined) checkCount(command, words);
  return { command, words, options };
}

/** The first value of an option. */
export function first({ options }: Arguments, name: string): string | undefined {
  return options.get(name)?.[0];
}

function commandNamed(word: string): CommandName {
  // Object.entries loses the key type; the table has no other keys.
  const commands = Object.entries(commandTable) as [CommandName, (typeof commandTable)[CommandName]][];
  const found = commands.find(([name, { alias }]) => name === word || alias === word);
  if (found !== undefined) return found[0];
  const names = commands.flatMap(([name, { alias }]) => [name, alias ?? []].flat());
  throw new UsageError(`Unknown command "${word}". ${suggestion(nearest(word, names))}`);
}

const counts = ['no argument', 'one argument', 'two arguments'];

/** Throws when a command gets a word that it does not take. */
function checkCount(command: CommandName, words: readonly string[]): void {
  const { words: { length: most } = [], takesMore } = commandTable[command];
  const tooMany = words[most];
  if (tooMany === undefined || takesMore) return;
  throw new UsageError(`${command} takes ${counts[most]}, and "${tooMany}" was given. See --help.`);
}

type OptionToken = { readonly name: string; readonly rawName: string; readonly value?: string | undefined };

function readOption(
  token: OptionToken,
  command: CommandName | undefined,
  options: Map<string, readonly string[]>,
): void {
  const { name, value } = token;
  const option = optionNamed(token, command);
  const given = options.get(name) ?? [];
  if (given.length > 0 && option.multiple !== true) throw new UsageError(`--${name} is given twice.`);
  checkValue(token, option);
  options.set(name, value === undefined ? given : [...given, value]);
}

function optionNamed({ name, rawName }: OptionToken, command: CommandName | undefined): Option {
  const known = new Map(Object.entries(optionsOf(command)));
  const option = known.get(name);
  if (option !== undefined && rawName === `--${name}`) return option;
  const near = nearest(name, known.keys());
  const where = command === undefined ? '' : ` for ${command}`;
  throw new UsageError(`Unknown option ${rawName}${where}. ${suggestion(near && `--${near}`)}`);
}

function checkValue({ name, value }: OptionToken, { choices, placeholder }: Option): void {
  if (placeholder === undefined) {
    if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
    return;
  }
  if (!value) throw new UsageError(`--${name} needs a value: --${name} ${placeholder}.`);
  if (choices?.includes(value) === false) {
    throw new UsageError(`--${name} takes ${choices.join(', ')}, not "${value}".`);
  }
}
