import manifest from '../../package.json' with { type: 'json' };
import { explainMissingPackage } from '../cache/program/missing-package.mjs';
import { stackOf } from '../files/source-stack.ts';
import { SystemError } from '../files/system-error.ts';
import { formatHelp } from './format-help.ts';
import type { CommandName } from './options.ts';
import { type Arguments, parseArguments, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';

type RunCommand = (args: Arguments, context: ProcessContext) => Promise<ExitCode>;

const commands: Readonly<Record<CommandName, () => Promise<RunCommand>>> = {
  generate: async () => (await import('./generate.ts')).generate,
  check: async () => (await import('./check.ts')).check,
  dev: async () => (await import('./dev.ts')).dev,
  preview: async () => (await import('./preview.ts')).preview,
  'form-server': async () => (await import('./form-server.ts')).formServer,
  new: async () => (await import('./new.ts')).create,
  translations: async () => (await import('./translations.ts')).translations,
  components: async () => (await import('./components.ts')).components,
  hosts: async () => (await import('./hosts.ts')).hosts,
  explain: async () => (await import('./explain.ts')).explain,
  diff: async () => (await import('./diff.ts')).diff,
  fonts: async () => (await import('./fonts.ts')).fonts,
  schema: async () => (await import('./schema.ts')).schema,
};

/** @param commandLine such as `['check', '--output']` */
export async function runCommand(commandLine: readonly string[], context: ProcessContext): Promise<ExitCode> {
  try {
    const args = parseArguments(commandLine);
    return await run(args, context).catch((error: unknown) => reportBug(error, args, context));
  } catch (error) {
    if (!isExpectedError(error)) throw error;
    context.stderr(`${error.message}\n`);
    return error instanceof UsageError ? exitCodes.usage : exitCodes.environment;
  }
}

async function run(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  if (args.options.has('help')) {
    context.stdout(formatHelp(args.command));
    return exitCodes.done;
  }
  if (args.command === undefined || args.options.has('version')) {
    context.stdout(`site ${manifest.version}, Node ${process.version.slice(1)}, content schema 1\n`);
    return exitCodes.done;
  }
  const command = await commands[args.command]();
  return command(args, context);
}

function isExpectedError(error: unknown): error is UsageError | SystemError {
  return error instanceof UsageError || error instanceof SystemError;
}

/** Rethrows expected errors, and throws `SystemError` for a missing package. */
async function reportBug(thrown: unknown, args: Arguments, context: ProcessContext): Promise<ExitCode> {
  if (isExpectedError(thrown)) throw thrown;
  const missingPackage = explainMissingPackage(thrown);
  if (missingPackage !== undefined) throw new SystemError(missingPackage);
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const isVerbose = args.options.has('verbose');
  const details = isVerbose ? stackOf(error) : `${error.message}\nRun again with --verbose for the stack.`;
  context.stderr(`This is a bug of the program: ${details}\n`);
  const { reportBugDiagnostic } = await import('./report-problems.ts');
  reportBugDiagnostic(error, args, context);
  return exitCodes.bug;
}
