/** The types of filled texts: placeholders are filled, marks are parsed, and plurals are functions. */
import type { Pattern, Plural, RichText, Text } from './text.ts';

/** Values that a template passes to a pattern, by parameter name. */
export type PatternValues = Readonly<Record<string, string | number>>;

export type Filled<T> = T extends Text
  ? string
  : T extends RichText
    ? Inline
    : T extends Pattern
      ? (values: PatternValues) => string
      : T extends Plural
        ? (count: number, values?: PatternValues) => string
        : T extends readonly (infer Item)[]
          ? readonly Filled<Item>[]
          : T extends object
            ? { readonly [Key in keyof T]: Filled<T[Key]> }
            : T;

export type InlineText = { readonly type: 'text'; readonly text: string };
/** Strong text, written `**…**`. */
export type InlineStrong = { readonly type: 'strong'; readonly children: Inline };
/** A link with its address resolved for the page's language. */
export type InlineLink = {
  readonly type: 'link';
  readonly href: string;
  /** `call` dials, `mail` writes, `internal` stays on the site, `external` leaves it. */
  readonly target: 'call' | 'dial' | 'mail' | 'internal' | 'external';
  readonly children: Inline;
};
/** A label in place of a value that nobody has entered yet. */
export type InlineNotEntered = { readonly type: 'notEntered'; readonly children: Inline };
export type InlineNode = InlineText | InlineStrong | InlineLink | InlineNotEntered;
export type Inline = readonly InlineNode[];
