/** What a rule of the content is. The rules of `generator/rules/` and those of `schema/checks/` have this type. */
import type { ContentIndex } from './content-index.ts';
import type { Diagnostic, RuleId, Severity } from './diagnostic.ts';

/** A rule, which reads content and reports what is wrong with it. */
export type Rule<Context = RuleContext> = {
  /** The ids of the catalogue under which it reports. */
  readonly ids: readonly RuleId[];
  readonly run: (context: Context) => readonly Diagnostic[];
};

/** What a rule may read: the content, and the options of the run. */
export type RuleContext = ContentIndex & {
  /** Whether the site is about to be published. */
  readonly release: boolean;
};

/** What a rule may read that depends on facts alone. Its result is cached until a file of facts changes. */
export type FactContext = Pick<RuleContext, 'release' | 'facts' | 'records' | 'checkName'>;

/** An entry of the catalogue. */
export type RuleDefinition = {
  readonly severity: Severity;
  /** Whether the severity cannot be changed. */
  readonly fixed: boolean;
  /** One sentence: what the rule asks for. */
  readonly summary: string;
  /** Rules that say less: their diagnostics are removed where this rule reports. */
  readonly supersedes?: readonly RuleId[];
  /**
   * Where they are removed: in the whole field, or where they start at the same part of the text, which includes the
   * related places. @default 'field'
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
