import type { z } from 'zod';
import {
  type Condition,
  conditions,
  conditionsOf,
  type Filled,
  type Inline,
  type InlineNode,
  mapTexts,
  type PatternValues,
  type Plural,
  type SiteConditions,
  type TextField,
} from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { Translator } from '../../../templates/contract/language-tools.ts';
import type { PlaceholderElements } from '../../../templates/values/shared-values.ts';
import { parseRichText, type RichNode } from '../../text/parse-rich-text.ts';
import { type Quotes, setQuotes } from '../../text/set-quotes.ts';

export type Interpolator = {
  readonly translator: Translator;
  readonly values: PatternValues;
  /** Placeholders that rich text prints as elements, such as links. */
  readonly elements: PlaceholderElements;
  readonly quotes: Quotes;
  /** By the path of the page, without a language. */
  readonly resolve: (path: string) => string;
};

export function fillTexts<Schema extends z.ZodType>(
  schema: Schema,
  record: z.infer<Schema>,
  interpolator: Interpolator,
): Filled<z.infer<Schema>> {
  // `mapTexts` replaces exactly the fields that `Filled` names, which TypeScript cannot infer.
  return mapTexts(schema, record, (field, _path, value) => fillField(field, value, interpolator)) as Filled<
    z.infer<Schema>
  >;
}

function fillField({ kind }: TextField, value: unknown, interpolator: Interpolator): unknown {
  // The record was validated by the same schema: plural fields contain forms, all others strings.
  if (kind === 'plural') return pluralInterpolator(value as Plural, interpolator);
  const text = value as string;
  if (kind === 'plain') return fillPlain(text, interpolator);
  if (kind === 'rich') return fillRich(text, interpolator);
  return (values: PatternValues) => fillPlain(text, interpolator, values);
}

function pluralInterpolator(plural: Plural, { translator, values, quotes }: Interpolator) {
  const entries = Object.entries(plural).map(([category, form]) => [category, setQuotes(form, quotes)]);
  // The keys are the categories of `plural`.
  const forms = Object.fromEntries(entries) as Plural;
  return (count: number, parameters: PatternValues = {}): string =>
    translator.plural(forms, count, { ...values, ...parameters });
}

export const fillPlain = (text: string, interpolator: Interpolator, parameters?: PatternValues): string =>
  fillPlaceholders(setQuotes(text, interpolator.quotes), interpolator, parameters);

/** The text already has typographic quotation marks. */
const fillPlaceholders = (
  text: string,
  { translator, values }: Interpolator,
  parameters?: PatternValues,
): string => translator.fill(text, parameters === undefined ? values : { ...values, ...parameters });

/** Quotation marks are set before markup is parsed, because a quotation may contain strong text. */
const fillRich = (text: string, interpolator: Interpolator): Inline =>
  parseRichText(setQuotes(text, interpolator.quotes)).nodes.flatMap((node) =>
    fillNode(node, interpolator, false),
  );

function fillNode(node: RichNode, interpolator: Interpolator, insideLink: boolean): readonly InlineNode[] {
  if (node.type === 'text') return fillText(node.text, interpolator, insideLink);
  const children = node.children.flatMap((child) =>
    fillNode(child, interpolator, insideLink || node.type === 'link'),
  );
  if (node.type === 'strong') return [{ type: 'strong', children }];
  return [{ type: 'link', ...resolveTarget(node.target, interpolator), children }];
}

/** Inside a link, placeholders that are elements remain text. */
function fillText(text: string, interpolator: Interpolator, insideLink: boolean): readonly InlineNode[] {
  if (insideLink || !text.includes('{{'))
    return [{ type: 'text', text: fillPlaceholders(text, interpolator) }];
  return text.split(elementPatternOf(interpolator.elements)).flatMap((segment): InlineNode[] => {
    const element = interpolator.elements[segment.slice(2, -2)];
    if (segment === '') return [];
    const child: InlineNode = { type: 'text', text: fillPlaceholders(segment, interpolator) };
    return element === undefined || !segment.startsWith('{{') ? [child] : [{ ...element, children: [child] }];
  });
}

const elementPatternOf = memoizePerObject(
  (elements: PlaceholderElements) => new RegExp(`(\\{\\{(?:${Object.keys(elements).join('|')})\\}\\})`, 'u'),
);

function resolveTarget(
  target: string,
  interpolator: Interpolator,
): { href: string; target: 'call' | 'mail' | 'internal' | 'external' } {
  if (target.startsWith('tel:'))
    return { href: interpolator.translator.fill(target, interpolator.values), target: 'call' };
  if (target.startsWith('mailto:'))
    return { href: interpolator.translator.fill(target, interpolator.values), target: 'mail' };
  if (!target.startsWith('/')) return { href: target, target: 'external' };
  const hashAt = target.indexOf('#');
  const path = hashAt === -1 ? target : target.slice(0, hashAt);
  return {
    href: interpolator.resolve(path) + (hashAt === -1 ? '' : target.slice(hashAt)),
    target: 'internal',
  };
}

export function chooseBlocks<Texts>(texts: Texts, site: SiteConditions): Texts {
  // A list of blocks is valid with fewer items.
  return choose(texts, conditionsOf(site)) as Texts;
}

function choose(value: unknown, active: readonly Condition[]): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isShown(item, active)).map((item: unknown) => choose(item, active));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, choose(inner, active)]));
}

/** Only an item with a type is a block; other items may have a text in `when`. */
function isShown(item: unknown, active: readonly Condition[]): boolean {
  if (typeof item !== 'object' || item === null || !('type' in item) || !('when' in item)) return true;
  const condition = conditions.find((name) => name === item.when);
  return condition === undefined || active.includes(condition);
}
