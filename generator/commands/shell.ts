/** What a command may know of the world around it. Only cli.ts makes one from the process. */
import type { Builder } from '../pipeline/emit/build-lock.ts';

/** The surroundings of a command. */
export type Shell = {
  /** The project's folder. */
  readonly projectRoot: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Standard output: the answer. */
  readonly print: (text: string) => void;
  /** Standard error: everything that is said to a person beside the answer. */
  readonly tell: (text: string) => void;
  /** Whether standard output is one. */
  readonly isTerminal: boolean;
  /** Whether standard error is one. */
  readonly isErrorTerminal: boolean;
  /** This process, for locks. */
  readonly builder: Builder;
  /** The time of day. */
  readonly now: () => Date;
  /** Aborted by Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
  /** Milliseconds from an arbitrary start, for timings. */
  readonly clock: () => number;
  /** The most memory that the process has held so far, in bytes. */
  readonly peakMemory: () => number;
};

/** Exit codes. */
export const exitCodes = { done: 0, problems: 1, usage: 2, environment: 3, fault: 4 } as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
