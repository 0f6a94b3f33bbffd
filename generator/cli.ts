/** The shell: arguments, environment, streams, signals and the exit code. The only file that touches `process`. */
import manifest from '../package.json' with { type: 'json' };
import { explainMissingPackage } from './cache/program/missing-package.mjs';
import { formatHelp } from './commands/format-help.ts';
import type { CommandName } from './commands/options.ts';
import { type Arguments, parseArguments, UsageError } from './commands/parse-arguments.ts';
import { type ExitCode, exitCodes, type Shell } from './commands/shell.ts';
import { stackOf } from './files/source-stack.ts';
import { isSystemCallError, SystemError, systemErrorMessage } from './files/system-error.ts';

/** A command: options and surroundings in, exit code out. */
type RunCommand = (args: Arguments, shell: Shell) => Promise<ExitCode>;

/** Loaded when they are asked for, see `run`. */
const commands: Readonly<Record<CommandName, () => Promise<RunCommand>>> = {
  generate: async () => (await import('./commands/generate.ts')).generate,
  check: async () => (await import('./commands/check.ts')).check,
  dev: async () => (await import('./commands/dev.ts')).dev,
  preview: async () => (await import('./commands/preview.ts')).preview,
  new: async () => (await import('./commands/new.ts')).create,
  translations: async () => (await import('./commands/translations.ts')).translations,
  components: async () => (await import('./commands/components.ts')).components,
  hosts: async () => (await import('./commands/hosts.ts')).hosts,
  explain: async () => (await import('./commands/explain.ts')).explain,
  diff: async () => (await import('./commands/diff.ts')).diff,
  schema: async () => (await import('./commands/schema.ts')).schema,
};

process.stdout.on('error', reportLostOutput);
// Who does not listen cannot be told that.
process.stderr.on('error', () => undefined);
const code = await main();
process.exitCode ??= code;

async function main(): Promise<number> {
  const stop = new AbortController();
  const signals = { SIGINT: 130, SIGTERM: 143 } as const;
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      stop.abort();
      process.exit(code);
    });
  }
  const shell = createShell(stop.signal);
  try {
    const args = parseArguments(process.argv.slice(2));
    return await run(args, shell).catch((fault: unknown) => tellFault(fault, args, shell));
  } catch (fault) {
    if (!isNoFault(fault)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    return fault instanceof UsageError ? exitCodes.usage : exitCodes.environment;
  }
}

async function run(args: Arguments, shell: Shell): Promise<ExitCode> {
  if (args.options.has('help')) {
    shell.print(formatHelp(args.command));
    return exitCodes.done;
  }
  if (args.command === undefined || args.options.has('version')) {
    shell.print(`site ${manifest.version}, Node ${process.versions.node}, content schema 1\n`);
    return exitCodes.done;
  }
  // React reads the mode when it is loaded, so both stand before any command is.
  Object.assign(process.env, { NODE_ENV: 'production', TZ: 'UTC' });
  const command = await commands[args.command]();
  return command(args, shell);
}

function createShell(signal: AbortSignal): Shell {
  return {
    projectRoot: process.cwd(),
    environment: process.env,
    print: (text) => process.stdout.write(text),
    tell: (text) => process.stderr.write(text),
    isTerminal: process.stdout.isTTY === true,
    isErrorTerminal: process.stderr.isTTY === true,
    builder: { pid: process.pid, isRunning },
    now: () => new Date(),
    signal,
    clock: () => performance.now(),
    peakMemory: () => process.resourceUsage().maxRSS * 1024,
  };
}

/** A reader that goes, such as `head`, has had enough: the command ends as it would have without. */
function reportLostOutput(error: Error): void {
  if (!isSystemCallError(error) || error.code === 'EPIPE' || process.exitCode === exitCodes.environment)
    return;
  process.exitCode = exitCodes.environment;
  process.stderr.write(`Standard output cannot be written: ${systemErrorMessage(error)}.\n`);
}

/** Signal 0 asks whether a process is there; a refusal for lack of rights means that it is. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Wrong use, or what this machine refuses. */
function isNoFault(fault: unknown): fault is UsageError | SystemError {
  return fault instanceof UsageError || fault instanceof SystemError;
}

/** Throws what is no fault. */
async function tellFault(fault: unknown, args: Arguments, shell: Shell): Promise<ExitCode> {
  if (isNoFault(fault)) throw fault;
  const missingPackage = explainMissingPackage(fault);
  if (missingPackage !== undefined) throw new SystemError(missingPackage);
  const error = fault instanceof Error ? fault : new Error(String(fault));
  const isVerbose = args.options.has('verbose');
  const reported = isVerbose ? stackOf(error) : `${error.message}\nRun again with --verbose for the stack.`;
  shell.tell(`The program has a fault: ${reported}\n`);
  const { reportFault } = await import('./commands/report-problems.ts');
  reportFault(error, args, shell);
  return exitCodes.fault;
}
