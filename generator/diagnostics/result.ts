/** What every stage of the pipeline returns: its result and the problems it met. Content mistakes never throw. */
import type { Diagnostic } from './diagnostic.ts';

/** A result with the problems met on the way to it. */
export type Result<T> = { readonly value: T; readonly diagnostics: readonly Diagnostic[] };

/** Hears that so many things of a stage are done, of so many. */
export type OnProgress = (done: number, of: number) => void;
