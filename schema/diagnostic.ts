/** A problem as data. Formatters convert it to text, JSON or CI annotations. */
import type { DataPath } from './data-path.ts';

/** Id of a rule: a group and a name, such as `link/broken`. `site explain` lists them all. */
export type RuleId = `${string}/${string}`;

/** `error` fails the run; `warning` fails it in strict mode; `note` never does. */
export type Severity = 'error' | 'warning' | 'note';

/** A span of a text file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export type Span = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/** A whole file is shown as 1:1; the span of a path is computed when the problem is printed. */
export type ContentRef =
  | { readonly file: string }
  | { readonly file: string; readonly span: Span }
  | FieldRef;

/** A value or its key. A path that does not exist has the location of its nearest existing parent's key. */
export type FieldRef = {
  readonly file: string;
  readonly path: DataPath;
  /** @default 'value' */
  readonly part?: 'key' | 'value';
  /** Part of a string value, in UTF-16 units of the value as parsed. */
  readonly within?: { readonly start: number; readonly length: number };
};

/** A related location, such as the source text of a missing translation. */
export type Related = {
  readonly location: ContentRef;
  /** A label, such as a language tag. */
  readonly label: string;
};

/** What to do: a sentence, or lines of YAML that replace the line shown or are added to its block. */
export type Fix = string | { readonly yaml: string; readonly isAddition?: true };

export type Diagnostic = {
  readonly rule: RuleId;
  readonly location: ContentRef;
  /** Overrides the severity of the rule; never for fixed rules. */
  readonly severity?: Severity;
  /** Whether it concerns a draft of a language or record. It is then a warning that never fails a run. */
  readonly draft?: true;
  /** One sentence for a writer: what is wrong. */
  readonly message: string;
  readonly fix?: Fix;
  readonly language?: string;
  /** Dotted path of the value concerned, such as `intro.title`. */
  readonly key?: string;
  readonly related?: readonly Related[];
  /** The file that contained an earlier text, and the hashes that this text may have in `content/lock.yaml`. */
  readonly previous?: { readonly file: string; readonly hashes: readonly string[] };
};

export type Explanation = Pick<Diagnostic, 'rule' | 'message' | 'fix'>;
