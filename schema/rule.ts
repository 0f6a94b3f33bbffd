/** The type of rules, in `generator/rules/` and in `schema/checks/`. */
import type { ContentIndex } from './content-index.ts';
import type { Diagnostic, RuleId, Severity } from './diagnostic.ts';
import type { ValueForm } from './placeholder-names.ts';
import type { Style } from './style.ts';

/** A rule, which reads content and reports problems in it. */
export type Rule<Context = RuleContext> = {
  /** The ids of the catalogue that its diagnostics have. */
  readonly ids: readonly RuleId[];
  readonly run: (context: Context) => readonly Diagnostic[];
};

/** The input of a rule: the content, and the options of the run. */
export type RuleContext = ContentIndex & {
  /** Whether the run is for a release. */
  readonly release: boolean;
};

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
  readonly rule: RuleId;
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
  readonly reportTerms: (termsOf: (text: TextOrigin) => readonly Term[]) => readonly Diagnostic[];
};

/** An entry of the catalogue. */
export type RuleDefinition = {
  readonly severity: Severity;
  /** Whether the severity cannot be changed. */
  readonly fixed: boolean;
  /** The requirement in one sentence. */
  readonly summary: string;
  /** Less specific rules, whose diagnostics are removed where this rule reports. */
  readonly supersedes?: readonly RuleId[];
  /**
   * Where they are removed: in the whole field, or only at the same offset of the text. Related locations are included.
   * @default 'field'
   */
  readonly supersedesIn?: 'field' | 'part';
};

type Supersession = Pick<RuleDefinition, 'supersedes' | 'supersedesIn'>;

const define =
  (severity: Severity, fixed: boolean) =>
  (summary: string, supersession: Supersession = {}): RuleDefinition => ({
    severity,
    fixed,
    summary,
    ...supersession,
  });

/** Defines a rule of a severity; `fixed` is an error whose severity cannot be changed. */
export const error = define('error', false);
export const fixed = define('error', true);
export const warning = define('warning', false);
export const note = define('note', false);
