import { parseArgs } from 'node:util';
import { nearest, suggestion } from '../diagnostics/suggest.ts';
import { type CommandName, commandTable, type Option, optionsOf, optionTypes } from './options.ts';

export type Arguments = {
  /** Undefined when only `--help` or `--version` was given. */
  readonly command: CommandName | undefined;
  readonly positionals: readonly string[];
  readonly options: ReadonlyMap<string, readonly string[]>;
};

/** Thrown for invalid use of the command line. The message is one line. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Throws `UsageError`. */
export function parseArguments(argv: readonly string[]): Arguments {
  const parsed = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: optionTypes,
  });
  const [commandName, ...positionals] = parsed.positionals;
  const command = commandName === undefined ? undefined : findCommand(commandName);
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

export const firstValue = ({ options }: Arguments, name: string): string | undefined =>
  options.get(name)?.[0];

function findCommand(commandName: string): CommandName {
  // Object.entries loses the key type; the table has no other keys.
  const commands = Object.entries(commandTable) as [CommandName, (typeof commandTable)[CommandName]][];
  const found = commands.find(([name, { alias }]) => name === commandName || alias === commandName);
  if (found !== undefined) return found[0];
  const names = commands.flatMap(([name, { alias }]) => [name, alias ?? []].flat());
  throw new UsageError(`Unknown command "${commandName}". ${suggestion(nearest(commandName, names))}`);
}

const countPhrases = ['no argument', 'one argument', 'two arguments'];

/** Throws `UsageError` when there are too many. */
function checkCount(command: CommandName, positionals: readonly string[]): void {
  const { positionals: { length: maximum } = [], isVariadic } = commandTable[command];
  const surplus = positionals[maximum];
  if (surplus === undefined || isVariadic) return;
  throw new UsageError(`${command} takes ${countPhrases[maximum]}, and "${surplus}" was given. See --help.`);
}

type OptionToken = { readonly name: string; readonly rawName: string; readonly value?: string | undefined };

function readOption(
  token: OptionToken,
  command: CommandName | undefined,
  options: Map<string, readonly string[]>,
): void {
  const { name, value } = token;
  const option = findOption(token, command);
  const values = options.get(name) ?? [];
  if (values.length > 0 && option.multiple !== true) throw new UsageError(`--${name} is given twice.`);
  checkValue(token, option);
  options.set(name, value === undefined ? values : [...values, value]);
}

function findOption({ name, rawName }: OptionToken, command: CommandName | undefined): Option {
  const knownOptions = new Map(Object.entries(optionsOf(command)));
  const option = knownOptions.get(name);
  if (option !== undefined && rawName === `--${name}`) return option;
  const similarName = nearest(name, knownOptions.keys());
  const scope = command === undefined ? '' : ` for ${command}`;
  throw new UsageError(`Unknown option ${rawName}${scope}. ${suggestion(similarName && `--${similarName}`)}`);
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
