/** The clitics, and the conditions under which they are kept; all in normalized letters. */
export type CliticRules = {
  readonly prefixes: readonly string[];
  readonly suffixes: readonly string[];
  /** When a stem without its suffix ends with `ending`, the stem with `other` instead is also a form. */
  readonly afterSuffix: { readonly ending: string; readonly other: string };
  /** Of a stem. */
  readonly minLength: number;
  readonly neverStripped: readonly string[];
};

/** Maximum length of a word with its clitics; longer words stay unchanged. */
const maxWordLength = 40;

/** The word, and every form that results from removing any number of clitics. */
export function listForms(word: string, rules: CliticRules): ReadonlySet<string> {
  const forms = new Set([word]);
  if (word.length > maxWordLength || !/\p{Script=Arabic}/u.test(word)) return forms;
  // The loop also visits the forms that it adds to the set.
  for (const form of forms) {
    for (const shorterForm of removeOneClitic(form, rules)) forms.add(shorterForm);
  }
  return forms;
}

function removeOneClitic(word: string, rules: CliticRules): readonly string[] {
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
