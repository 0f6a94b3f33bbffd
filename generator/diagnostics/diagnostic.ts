/** A problem as data. Formatters turn it into text, JSON or CI annotations; nothing here prints. */
import type { Severity } from '../../schema/checks/rules.ts';
import type { DataPath } from '../../schema/index.ts';
import type { RuleId } from './rules.ts';

/** A span of a text file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export type Span = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/**
 * Where a problem is.
 *
 * Most checks look at plain values and know a data path; the exact span is found from the file's text when the
 * problem is printed, because finding it means parsing the file again with positions.
 */
export type Place =
  /** The whole file: shown as 1:1. */
  | { readonly file: string }
  /** An exact span. */
  | { readonly file: string; readonly span: Span }
  | FieldPlace;

/** A value or its key. A path that does not exist stands for its nearest existing parent's key. */
export type FieldPlace = {
  readonly file: string;
  readonly path: DataPath;
  /** @default 'value' */
  readonly part?: 'key' | 'value';
  /** Part of a string value, in UTF-16 units of the value as parsed. */
  readonly within?: { readonly start: number; readonly length: number };
};

/** Another place that matters for a problem, such as the source text of a missing translation. */
export type Related = {
  readonly place: Place;
  /** What the place shows, such as a language tag. */
  readonly label: string;
};

/** What to do: a sentence, or lines of YAML to write in place of the line shown, or to add to its block. */
export type Fix = string | { readonly yaml: string; readonly isAddition?: true };

/** One problem. */
export type Diagnostic = {
  readonly rule: RuleId;
  readonly place: Place;
  /** Overrides the severity of the rule; never for fixed rules. */
  readonly severity?: Severity;
  /** Whether it concerns a language that is not published yet: then it is a warning that never fails a run. */
  readonly draft?: true;
  /** One sentence for a writer: what is wrong. */
  readonly message: string;
  readonly fix?: Fix;
  /** Tag of the language concerned. */
  readonly language?: string;
  /** Dotted path of the text concerned, such as `intro.title`. */
  readonly key?: string;
  readonly related?: readonly Related[];
};

/** What a problem says wherever it is. */
export type Explanation = Pick<Diagnostic, 'rule' | 'message' | 'fix'>;

/** An exact place. */
export type SourceLocation = {
  readonly file: string;
  readonly span: Span;
  /** The line on which the span starts, absent when the file has no text. */
  readonly excerpt?: string;
};

/** A problem with its exact place, as formatters get it. */
export type LocatedDiagnostic = Omit<Diagnostic, 'place' | 'related' | 'severity'> &
  SourceLocation & {
    readonly severity: Severity;
    readonly related: readonly (SourceLocation & Pick<Related, 'label'>)[];
  };
