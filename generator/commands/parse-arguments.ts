/** Parses the command line by the table of options. Unknown arguments stop the program before any work. */
import { parseArgs } from 'node:util';
import { nearest, suggestion } from '../diagnostics/suggest.ts';
import { type CommandName, commandTable, type Option, optionsOf, optionTypes } from './options.ts';

/** The parsed command line. */
export type Arguments = {
  /** Undefined when only `--help` or `--version` was given. */
  readonly command: CommandName | undefined;
  /** The arguments after the command, at most as many as it takes. */
  readonly positionals: readonly string[];
  /** The given options with their values; a switch has none. */
  readonly options: ReadonlyMap<string, readonly string[]>;
};

/** Wrong use of the command line, with a message of one line. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses the arguments after the program's name. Throws `UsageError`. */
export function parseArguments(argv: readonly string[]): Arguments {
  const parsed = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: optionTypes,
  });
  const [word, ...positionals] = parsed.positionals;
  const command = word === undefined ? undefined : commandNamed(word);
  const options = new Map<string, readonly string[]>();
  for (const token of parsed.tokens) {
    if (token.kind === 'option') readOption(token, command, options);
  }
  if (options.has('strict') && options.has('no-strict')) {
    throw new UsageError('--strict and --no-strict cannot be combined.');
  }
  if (command === undefined && !options.has('help') && !options.has('version')) {
    throw new UsageError(`Name a command: ${Object.keys(commandTable).join(', ')}. See --help.`);
  }
  if (command !== undefined) checkCount(command, positionals);
  return { command, positionals, options };
}

/** Returns the first value of an option; undefined when it is not given. */
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

/** Throws `UsageError` when a command gets too many arguments. */
function checkCount(command: CommandName, positionals: readonly string[]): void {
  const { positionals: { length: most } = [], isVariadic } = commandTable[command];
  const tooMany = positionals[most];
  if (tooMany === undefined || isVariadic) return;
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
