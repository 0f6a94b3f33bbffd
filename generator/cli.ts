/** The shell: arguments, environment, streams, signals and the exit code. The only file that touches `process`. */
import { hostname } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import manifest from '../package.json' with { type: 'json' };
import { formatHelp } from './commands/format-help.ts';
import type { CommandName } from './commands/options.ts';
import { type Arguments, parseArguments, UsageError } from './commands/parse-arguments.ts';
import { type ExitCode, exitCodes, type Shell } from './commands/shell.ts';

/** The oldest version of Node that the packages of the project run on. */
const OLDEST_NODE = 22;

process.exitCode = await main();

async function main(): Promise<number> {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    process.stderr.write(
      `This program needs Node ${OLDEST_NODE} or newer and runs on ${process.versions.node}. Run it through npm, which brings its own.\n`,
    );
    return exitCodes.usage;
  }
  const stop = new AbortController();
  const signals = { SIGINT: 130, SIGTERM: 143 } as const;
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      stop.abort();
      process.exit(code);
    });
  }
  try {
    const args = parseArguments(process.argv.slice(2));
    return await run(args, createShell(stop.signal));
  } catch (fault) {
    return tellFault(fault);
  }
}

async function run(args: Arguments, shell: Shell): Promise<ExitCode> {
  if (args.flags.has('help')) {
    shell.print(formatHelp(args.command));
    return exitCodes.done;
  }
  if (args.command === undefined || args.flags.has('version')) {
    shell.print(`site ${manifest.version}, Node ${process.versions.node}, content schema 1\n`);
    return exitCodes.done;
  }
  // React reads the mode when it is loaded, so both stand before any command is.
  process.env.NODE_ENV = 'production';
  process.env.TZ = 'UTC';
  if (!(await import('./compiles-jsx.tsx')).compilesJsx()) {
    const folder = path.dirname(import.meta.dirname);
    throw new UsageError(
      `The templates cannot be compiled from ${process.cwd()}. Run npm --prefix ${folder} run site -- ${args.command}, or go to ${folder} first.`,
    );
  }
  const command = await loadCommand(args.command);
  return command(args, shell);
}

type RunCommand = (args: Arguments, shell: Shell) => Promise<ExitCode>;

async function loadCommand(name: CommandName): Promise<RunCommand> {
  switch (name) {
    case 'generate':
      return (await import('./commands/generate.ts')).generate;
    case 'check':
      return (await import('./commands/check.ts')).check;
    case 'preview':
      return (await import('./commands/preview.ts')).preview;
    case 'components':
      return (await import('./commands/components.ts')).components;
    case 'hosts':
      return (await import('./commands/hosts.ts')).hosts;
    case 'explain':
      return (await import('./commands/explain.ts')).explain;
    case 'clean':
      return (await import('./commands/clean.ts')).clean;
  }
}

function createShell(signal: AbortSignal): Shell {
  return {
    projectRoot: process.cwd(),
    environment: process.env,
    print: (text) => process.stdout.write(text),
    tell: (text) => process.stderr.write(text),
    isTerminal: { output: process.stdout.isTTY === true, error: process.stderr.isTTY === true },
    builder: { pid: process.pid, host: hostname(), isRunning, now: () => new Date() },
    signal,
    clock: () => performance.now(),
    peakMemory: () => process.resourceUsage().maxRSS * 1024,
  };
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

function tellFault(fault: unknown): ExitCode {
  if (fault instanceof UsageError) {
    process.stderr.write(`${fault.message}\n`);
    return exitCodes.usage;
  }
  const verbose = process.argv.includes('--verbose');
  const reason =
    fault instanceof Error ? (verbose ? (fault.stack ?? fault.message) : fault.message) : String(fault);
  process.stderr.write(
    `The program has a fault: ${reason}\n${verbose ? '' : 'Run again with --verbose for the stack.\n'}`,
  );
  return exitCodes.fault;
}
