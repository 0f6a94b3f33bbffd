/** What a word in Arabic letters is without what is written together with it: "and", "the", "your". */

/** The pieces, and what stops their removal; all in normalised letters. */
export type ArabicForms = {
  readonly prefixes: readonly string[];
  readonly suffixes: readonly string[];
  /** A remainder with this ending is also tried with the other one. */
  readonly afterSuffix: { readonly ending: string; readonly other: string };
  /** Letters that must be left. */
  readonly minLength: number;
  /** Words from which nothing is removed. */
  readonly neverStripped: readonly string[];
};

/** Longer than any word with all that can be attached to it; beyond, there is nothing to find. */
const longestWord = 40;

/** The word itself and every form reached by removing pieces, one after another, in any number. */
export function listForms(word: string, rules: ArabicForms): ReadonlySet<string> {
  const forms = new Set([word]);
  if (word.length > longestWord || !/\p{Script=Arabic}/u.test(word)) return forms;
  // What is added to a set during the loop is visited by it.
  for (const form of forms) {
    for (const shorter of removeOnePiece(form, rules)) forms.add(shorter);
  }
  return forms;
}

function removeOnePiece(word: string, rules: ArabicForms): readonly string[] {
  if (rules.neverStripped.includes(word)) return [];
  const { ending, other } = rules.afterSuffix;
  const withoutPrefix = rules.prefixes
    .filter((prefix) => word.startsWith(prefix))
    .map((prefix) => word.slice(prefix.length));
  const withoutSuffix = rules.suffixes
    .filter((suffix) => word.endsWith(suffix))
    .map((suffix) => word.slice(0, -suffix.length))
    .flatMap((rest) => (rest.endsWith(ending) ? [rest, rest.slice(0, -ending.length) + other] : [rest]));
  return [...withoutPrefix, ...withoutSuffix].filter((form) => form.length >= rules.minLength);
}
