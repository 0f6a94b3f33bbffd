/** The interface to the process that commands use. Only cli.ts creates one from the real process. */

/** Streams, environment and clock of a command. */
export type ProcessContext = {
  /** The project's folder. */
  readonly projectRoot: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes to standard output: the result. */
  readonly stdout: (text: string) => void;
  /** Writes to standard error: progress and messages. */
  readonly stderr: (text: string) => void;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Whether standard error is a terminal. */
  readonly isErrorTerminal: boolean;
  readonly now: () => Date;
  /** Aborted by Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
  /** Delays the exit after Ctrl-C or SIGTERM until the work has ended. A second signal does not wait. */
  readonly beforeExit: (work: Promise<unknown>) => void;
  /** Returns milliseconds since an arbitrary time, for durations. */
  readonly clock: () => number;
  /** Returns the peak memory of the process, in bytes. */
  readonly peakMemory: () => number;
};

export const exitCodes = { done: 0, problems: 1, usage: 2, environment: 3, bug: 4 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
