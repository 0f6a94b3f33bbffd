/** Phrases that are made of each other can never be filled in. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type ContentText, placeOf } from './content-text.ts';
import { type FoundPlaceholder, scanPlaceholders } from './scan-placeholders.ts';

/** One problem for each circle, where it begins; whoever uses a phrase outside of one is told by text/placeholder. */
export function checkPhraseCycles(texts: readonly ContentText[]): Diagnostic[] {
  const phrases = texts.filter(({ role }) => role === 'phrase');
  const files = Map.groupBy(phrases, ({ file }) => file);
  return [...files.values()].flatMap((own) => findCycles(linksBetween(own)).flatMap(explainCycle));
}

/** A phrase that uses a second one. */
type Link = {
  readonly phrase: ContentText;
  readonly from: string;
  readonly to: string;
  readonly found: FoundPlaceholder;
};

function linksBetween(phrases: readonly ContentText[]): Link[] {
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
