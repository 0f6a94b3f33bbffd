/** Every placeholder names a shared value or a parameter of its own text, and is written `{{name}}`. */
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import { builtInPlaceholders, placeholderFiles } from '../../schema/placeholder-names.ts';
import { type ContentText, placeOf } from '../content/content-text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import {
  type FoundBraces,
  type FoundPlaceholder,
  placeholderNames,
  printNames,
  scanPlaceholders,
} from '../text/scan-placeholders.ts';
import type { KnownPlaceholders, RuleContext } from './rule-context.ts';

/** One problem for each placeholder that nothing fills in, and for each brace that stands alone; without `known` only the latter. */
export function checkPlaceholders({ texts, known }: Pick<RuleContext, 'texts' | 'known'>): Diagnostic[] {
  return texts.flatMap((text) => {
    if (!/[{}]/u.test(text.text)) return [];
    const { placeholders, strays } = scanPlaceholders(text.text);
    const own = new Set(placeholders.map(({ name }) => name));
    const lacking = (names: readonly string[]) =>
      onlyOther(translationsOf(texts).get(text.key) ?? [], own, names);
    // The same may be written a hundred thousand times.
    const same = Map.groupBy(known === undefined ? [] : placeholders, ({ written }) => written);
    return [
      ...strays.map((stray) => explainStray(text, stray)),
      ...[...same.values()].flatMap((all): Diagnostic[] => {
        const problem = known && all[0] && explainPlaceholder(text, all[0], { known, lacking });
        if (problem === undefined) return [];
        return all.map((found) => ({ rule: 'text/placeholder', ...placeOf(text, found), ...problem }));
      }),
    ];
  });
}

type Explanation = Pick<Diagnostic, 'message' | 'fix'>;

/** The texts are those of one file in its languages. */
const translationsOf = memoizePerObject((texts: RuleContext['texts']) =>
  Map.groupBy(texts, ({ key }) => key),
);

function explainStray(text: ContentText, stray: FoundBraces): Diagnostic {
  const braces = stray.written;
  return {
    rule: 'text/placeholder',
    ...placeOf(text, stray),
    message: `"${braces}" ${braces.startsWith('{') ? 'begins a placeholder that does not end' : 'ends a placeholder that does not begin'}.`,
    fix: 'A placeholder is written {{name}}, with two braces on each side.',
  };
}

function explainPlaceholder(
  text: ContentText,
  { name, form, written }: FoundPlaceholder,
  { known, lacking }: { known: KnownPlaceholders; lacking: (names: readonly string[]) => string | undefined },
): Explanation | undefined {
  if (known[text.role].has(name) || text.field.params.includes(name)) {
    if (form === 'exact') return undefined;
    return { message: `${written} is not filled in as it is written.`, fix: `Write {{${name}}}.` };
  }
  // A word in single braces that is no shared value is ordinary text.
  if (form === 'single-brace') return undefined;
  if (known.ordinary.has(name)) return explainRole(text, name);
  const names = [...text.field.params, ...known[text.role]];
  const meant = nearest(name, names) ?? plainName(name, names) ?? lacking(names);
  return {
    message: `${written} is no shared value, so nothing fills it in.${meant === undefined ? '' : ` Did you mean {{${meant}}}?`}`,
    fix: meant === undefined ? knownNames(text) : `Write {{${meant}}}.`,
  };
}

function explainRole({ role, field }: ContentText, name: string): Explanation {
  if (role === 'phrase') {
    return {
      message: `{{${name}}} is a phrase, and a phrase cannot use another one.`,
      fix: `Write its words here, or use a figure of ${placeholderFiles.figures}.`,
    };
  }
  const own = printNames(field.params);
  return {
    message: `{{${name}}} is not filled in here, because this text is part of shared values itself.`,
    fix: own === '' ? 'Write the words themselves.' : `Use what this text is given: ${own}.`,
  };
}

/** The figure whose form was asked for, when it has no such form: `releaseTime` for `releaseTimeSoon`. */
function plainName(name: string, names: readonly string[]): string | undefined {
  return names.filter((known) => name.startsWith(known)).toSorted((a, b) => b.length - a.length)[0];
}

/** The known placeholder that a text lacks, of the first language that has a single one. */
function onlyOther(others: readonly ContentText[], own: ReadonlySet<string>, known: readonly string[]) {
  const lacking = others.map(({ text }) =>
    placeholderNames(text).filter((name) => !own.has(name) && known.includes(name)),
  );
  return lacking.find(({ length }) => length === 1)?.[0];
}

function knownNames({ field }: ContentText): string {
  const names = printNames([...field.params, ...builtInPlaceholders]);
  const { figures, phrases } = placeholderFiles;
  return `Known here: ${names}, the figures of ${figures} and the phrases of ${phrases}.`;
}

/**
 * Phrases that are made of each other can never be filled in: one problem for each circle, where it begins. Whoever
 * uses a phrase outside of one is told by text/placeholder.
 */
export function checkPhraseCycles(texts: readonly ContentText[]): Diagnostic[] {
  const phrases = texts.filter(({ role }) => role === 'phrase');
  const files = Map.groupBy(phrases, ({ file }) => file);
  return [...files.values()].flatMap((own) => findCycles(linksBetween(own)).flatMap(explainCycle));
}

/** A phrase that uses a second one. */
type Link = ReturnType<typeof linksBetween>[number];

function linksBetween(phrases: readonly ContentText[]) {
  const names = new Set(phrases.map(nameOf));
  return phrases.flatMap((phrase) =>
    scanPlaceholders(phrase.text)
      .placeholders.filter(({ name, form }) => form === 'exact' && names.has(name))
      .map((found) => ({ phrase, from: nameOf(phrase), to: found.name, found })),
  );
}

function nameOf({ path }: ContentText): string {
  return String(path.at(-1));
}

/** Each circle as its links in order. Without recursion: a chain of phrases may be as long as a file. */
function findCycles(links: readonly Link[]): Link[][] {
  const next = linksOnwards(links);
  const seen = new Set<string>();
  return [...next.values()].flatMap(([start]) => {
    const way: Link[] = [];
    let link = start;
    while (link !== undefined && !seen.has(link.from)) {
      seen.add(link.from);
      way.push(link);
      link = next.get(link.to)?.[0];
    }
    const first = way.findIndex(({ from }) => from === link?.from);
    return first === -1 ? [] : [way.slice(first)];
  });
}

/** The links of each phrase that lead on without an end: whoever follows them runs in a circle. */
function linksOnwards(links: readonly Link[]): ReadonlyMap<string, readonly Link[]> {
  const onwards = Map.groupBy(links, ({ from }) => from);
  const towards = Map.groupBy(links, ({ to }) => to);
  const left = new Map(Array.from(onwards, ([name, own]) => [name, own.length]));
  const ends = new Set([...towards.keys()].filter((name) => !onwards.has(name)));
  // The set grows while it is gone through.
  for (const end of ends) {
    for (const { from } of towards.get(end) ?? []) {
      left.set(from, (left.get(from) ?? 0) - 1);
      if (left.get(from) === 0) ends.add(from);
    }
  }
  return Map.groupBy(
    links.filter(({ to }) => !ends.has(to)),
    ({ from }) => from,
  );
}

function explainCycle([first, ...others]: readonly Link[]): Diagnostic | [] {
  if (first === undefined) return [];
  const way = [first, ...others].map(({ to }) => ` → {{${to}}}`).join('');
  return {
    rule: 'ref/cycle',
    ...placeOf(first.phrase, first.found),
    message: `This phrase is made of itself, so it can never be filled in: {{${first.from}}}${way}.`,
    fix: 'Write the words of one phrase in place of each placeholder that names another.',
    related: others.map(({ phrase, from, found }) => ({
      place: placeOf(phrase, found).place,
      label: from,
    })),
  };
}
