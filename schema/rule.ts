/** Rules of the generator are in `generator/rules/`, those of this site in `schema/checks/`. */
import type { ContentIndex } from './content-index.ts';
import type { Diagnostic, RuleId, Severity } from './diagnostic.ts';
import type { ValueForm } from './placeholder-names.ts';
import type { Style } from './style.ts';

/** The runner adds the id of the rule. */
export type Problem = Omit<Diagnostic, 'rule'>;

/** What is known about a rule without its code. Other stages also report problems. */
export type RuleDefinition = {
  /** Group and name: the rule `link/broken` is in `link/broken.ts`, its page is `schema/rules/link/broken.md`. */
  readonly id: RuleId;
  readonly severity: Severity;
  /** Whether the severity cannot be changed. @default false */
  readonly fixed?: boolean;
  readonly summary: string;
  /** Less specific rules, whose diagnostics are removed where this rule reports. */
  readonly supersedes?: readonly RuleId[];
  /** Whether in the whole field, or only at the same offset, including related locations. @default 'field' */
  readonly supersedesIn?: 'field' | 'part';
};

/** One function for each amount of content that a rule reads. */
export type Check<Site = RuleContext, Unit = TextContext> = {
  readonly id: RuleId;
  readonly run?: (context: Site) => readonly Problem[];
  /** Checks one file with its translations. The result is cached until one of them changes. */
  readonly runOnUnit?: (context: Unit) => readonly Problem[];
  /** Checks all facts. The result is cached until one of them changes. */
  readonly runOnFacts?: (context: FactContext) => readonly Problem[];
};

export type Rule<Site = RuleContext, Unit = TextContext> = RuleDefinition & Check<Site, Unit>;

export type RuleContext = ContentIndex & { readonly release: boolean };

/** The input of a rule that only reads facts. Its result is cached until a file of facts changes. */
export type FactContext = Pick<RuleContext, 'release' | 'facts' | 'records' | 'checkName'>;

export type PrintedPlaceholder = {
  readonly name: string;
  readonly language: string;
  readonly printed: string;
  readonly form: ValueForm;
};

/** Words that a text should not contain. Case, accents, Arabic vowel signs and prefixes are ignored. */
export type Term = {
  readonly words: readonly string[];
  /** Longer phrases in which the words are allowed. */
  readonly except?: readonly string[] | undefined;
  /** Whether the words are allowed between quotation marks, where a text quotes somebody. @default false */
  readonly mayBeQuoted?: boolean;
  readonly message: (found: string) => string;
  readonly fix: string;
};

type TextOrigin = { readonly language: string; readonly fileType: { readonly name: string } };

/** The input of a rule that searches the ordinary texts of a file and of its translations. Its result is cached. */
export type TextContext = {
  readonly styles: ReadonlyMap<string, Style | undefined>;
  readonly sharedValues: readonly PrintedPlaceholder[];
  /** Reports each term at most once per text. The same terms should be the same list, for which patterns are cached. */
  readonly reportTerms: (termsOf: (text: TextOrigin) => readonly Term[]) => readonly Problem[];
};
