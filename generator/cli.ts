import { exitCodes, type ProcessContext } from './commands/process-context.ts';
import { runCommand } from './commands/run-command.ts';
import { isSystemCallError, systemErrorMessage } from './files/system-error.ts';

process.stdout.on('error', reportLostOutput);
// A failure of standard error cannot be reported anywhere.
process.stderr.on('error', () => undefined);
// React reads NODE_ENV when it is loaded, so the variables are set before a command is imported.
Object.assign(process.env, { NODE_ENV: 'production', TZ: 'UTC' });
const code = await runCommand(process.argv.slice(2), createProcessContext(abortOnSignals()));
process.exitCode ??= code;

/** Aborted by Ctrl-C and SIGTERM, before the process exits. */
function abortOnSignals(): Pick<ProcessContext, 'signal' | 'beforeExit'> {
  const abortController = new AbortController();
  const { signal: aborted } = abortController;
  const work: Promise<unknown>[] = [];
  const signals = { SIGINT: 130, SIGTERM: 143 } as const;
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, async () => {
      const isFirst = !aborted.aborted;
      abortController.abort();
      if (isFirst && work.length > 0) await Promise.allSettled(work);
      process.exit(code);
    });
  }
  return { signal: aborted, beforeExit: (promise) => work.push(promise) };
}

function createProcessContext(signals: Pick<ProcessContext, 'signal' | 'beforeExit'>): ProcessContext {
  return {
    projectRoot: process.cwd(),
    environment: process.env,
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    isTerminal: process.stdout.isTTY === true,
    isErrorTerminal: process.stderr.isTTY === true,
    now: () => new Date(),
    ...signals,
    clock: () => performance.now(),
    peakMemory: () => process.resourceUsage().maxRSS * 1024,
  };
}

/** Ignores a closed pipe, such as that of `head`. */
function reportLostOutput(error: Error): void {
  if (!isSystemCallError(error) || error.code === 'EPIPE' || process.exitCode === exitCodes.environment)
    return;
  process.exitCode = exitCodes.environment;
  process.stderr.write(`Standard output cannot be written: ${systemErrorMessage(error)}.\n`);
}
