/** Entry point: passes arguments, environment, streams and signals to a command, and sets the exit code. */
import manifest from '../package.json' with { type: 'json' };
import { explainMissingPackage } from './cache/program/missing-package.mjs';
import { formatHelp } from './commands/format-help.ts';
import type { CommandName } from './commands/options.ts';
import { type Arguments, parseArguments, UsageError } from './commands/parse-arguments.ts';
import { type ExitCode, exitCodes, type Shell } from './commands/shell.ts';
import { stackOf } from './files/source-stack.ts';
import { isSystemCallError, SystemError, systemErrorMessage } from './files/system-error.ts';

/** A command takes arguments and a shell, and returns an exit code. */
type RunCommand = (args: Arguments, shell: Shell) => Promise<ExitCode>;

/** The commands. Each is imported on demand. */
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
  fonts: async () => (await import('./commands/fonts.ts')).fonts,
  schema: async () => (await import('./commands/schema.ts')).schema,
};

process.stdout.on('error', reportLostOutput);
// A failure of standard error cannot be reported anywhere.
process.stderr.on('error', () => undefined);
const code = await main();
process.exitCode ??= code;

async function main(): Promise<number> {
  const abortController = new AbortController();
  const signals = { SIGINT: 130, SIGTERM: 143 } as const;
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      abortController.abort();
      process.exit(code);
    });
  }
  const shell = createShell(abortController.signal);
  try {
    const args = parseArguments(process.argv.slice(2));
    return await run(args, shell).catch((error: unknown) => reportBug(error, args, shell));
  } catch (error) {
    if (!isExpectedError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error instanceof UsageError ? exitCodes.usage : exitCodes.environment;
  }
}

async function run(args: Arguments, shell: Shell): Promise<ExitCode> {
  if (args.options.has('help')) {
    shell.stdout(formatHelp(args.command));
    return exitCodes.done;
  }
  if (args.command === undefined || args.options.has('version')) {
    shell.stdout(`site ${manifest.version}, Node ${process.versions.node}, content schema 1\n`);
    return exitCodes.done;
  }
  // React reads NODE_ENV when it is loaded, so the variables are set before a command is imported.
  Object.assign(process.env, { NODE_ENV: 'production', TZ: 'UTC' });
  const command = await commands[args.command]();
  return command(args, shell);
}

function createShell(signal: AbortSignal): Shell {
  return {
    projectRoot: process.cwd(),
    environment: process.env,
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    isTerminal: process.stdout.isTTY === true,
    isErrorTerminal: process.stderr.isTTY === true,
    builder: { pid: process.pid, isRunning },
    now: () => new Date(),
    signal,
    clock: () => performance.now(),
    peakMemory: () => process.resourceUsage().maxRSS * 1024,
  };
}

/** Reports that standard output cannot be written. Ignores a closed pipe, such as that of `head`. */
function reportLostOutput(error: Error): void {
  if (!isSystemCallError(error) || error.code === 'EPIPE' || process.exitCode === exitCodes.environment)
    return;
  process.exitCode = exitCodes.environment;
  process.stderr.write(`Standard output cannot be written: ${systemErrorMessage(error)}.\n`);
}

/** Returns whether a process runs. Signal 0 only tests it; EPERM means that another user owns it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns whether an error is one of usage or of the system, not a bug of the program. */
function isExpectedError(error: unknown): error is UsageError | SystemError {
  return error instanceof UsageError || error instanceof SystemError;
}

/** Reports a bug of the program. Rethrows expected errors, and throws `SystemError` for a missing package. */
async function reportBug(thrown: unknown, args: Arguments, shell: Shell): Promise<ExitCode> {
  if (isExpectedError(thrown)) throw thrown;
  const missingPackage = explainMissingPackage(thrown);
  if (missingPackage !== undefined) throw new SystemError(missingPackage);
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const isVerbose = args.options.has('verbose');
  const details = isVerbose ? stackOf(error) : `${error.message}\nRun again with --verbose for the stack.`;
  shell.stderr(`This is a bug of the program: ${details}\n`);
  const { reportBugDiagnostic } = await import('./commands/report-problems.ts');
  reportBugDiagnostic(error, args, shell);
  return exitCodes.bug;
}
