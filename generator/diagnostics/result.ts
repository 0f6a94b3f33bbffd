/** The result of every stage of the pipeline. Stages report errors in content and never throw them. */
import type { Diagnostic } from './diagnostic.ts';

/** A value with the diagnostics of the stage. */
export type Result<T> = { readonly value: T; readonly diagnostics: readonly Diagnostic[] };

/** Called with the number of finished items of a stage and the total. */
export type OnProgress = (finished: number, total: number) => void;
