/** What checks know of a shared value: how it looks in print. */

/** A shared value printed in a language. */
export type Constant = {
  readonly language: string;
  readonly name: string;
  readonly printed: string;
  /** Whether the printed value can hardly stand for anything else, so that it may stand only as a placeholder. */
  readonly isDistinctive: boolean;
};
