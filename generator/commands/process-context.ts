export type ProcessContext = {
  readonly projectRoot: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly isTerminal: boolean;
  readonly isErrorTerminal: boolean;
  readonly now: () => Date;
  /** Aborted by Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
  /** Delays the exit after Ctrl-C or SIGTERM until the work has ended. A second signal does not wait. */
  readonly beforeExit: (work: Promise<unknown>) => void;
  /** Milliseconds since an arbitrary time, for durations. */
  readonly clock: () => number;
  /** In bytes. */
  readonly peakMemory: () => number;
};

export const exitCodes = { done: 0, problems: 1, usage: 2, environment: 3, bug: 4 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
