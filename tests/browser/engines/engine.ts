/** A browser engine that this machine may have. */
import type { Driver } from './driver.ts';

/** A running browser. */
export type RunningEngine = {
  /** Opens a window with an empty storage, as wide as a phone or as narrow as the engine allows. */
  readonly openWindow: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

/** How a browser is found and started. */
export type Engine = {
  readonly name: string;
  /** Programs that it needs, as paths. */
  readonly programs: readonly string[];
  readonly start: () => Promise<RunningEngine>;
};

/** The window of a phone. */
export const phone = { width: 390, height: 844 };

/** Waits in real time. */
export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
