/** Types and helpers of the browser engines. */
import type { Driver } from './driver.ts';

/** A running browser. */
export type RunningEngine = {
  /** Opens a window with empty storage, as wide as a phone or as narrow as the engine allows. */
  readonly openWindow: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

/** How a browser is found and started. */
export type Engine = {
  readonly name: string;
  /** Paths of the required programs. */
  readonly programs: readonly string[];
  readonly start: () => Promise<RunningEngine>;
};

/** Window size of a phone. */
export const phoneViewport = { width: 390, height: 844 };

/** Waits for a number of milliseconds. */
export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
