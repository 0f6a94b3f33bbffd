import type { Problem } from '../../../schema/rule.ts';
import { type ContentText, locationOf } from '../../content/content-text.ts';
import { scanPlaceholders } from '../../text/scan-placeholders.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const refCycle = {
  id: 'ref/cycle',
  severity: 'error',
  fixed: true,
  summary: 'No phrase contains itself.',
  supersedes: ['text/placeholder'],
  supersedesIn: 'part',
  /** Reports a cycle at its first phrase. text/placeholder reports other phrases that use a phrase. */
  runOnUnit: ({ texts }: Pick<UnitContext, 'texts'>) => {
    const phrases = texts.filter(({ role }) => role === 'phrase');
    const files = Map.groupBy(phrases, ({ file }) => file);
    return [...files.values()].flatMap((phrasesOfFile) =>
      findCycles(linksBetween(phrasesOfFile)).flatMap(cycleDiagnostics),
    );
  },
} satisfies Rule;

type Link = ReturnType<typeof linksBetween>[number];

function linksBetween(phrases: readonly ContentText[]) {
  const names = new Set(phrases.map(nameOf));
  return phrases.flatMap((phrase) =>
    scanPlaceholders(phrase.text)
      .placeholders.filter(({ name, form }) => form === 'exact' && names.has(name))
      .map((found) => ({ phrase, from: nameOf(phrase), to: found.name, found })),
  );
}

const nameOf = ({ path }: ContentText): string => String(path.at(-1));

/** Of cycles that share a phrase, only one. A loop, because a chain may be too long for recursion. */
function findCycles(links: readonly Link[]): Link[][] {
  const next = groupCyclicLinks(links);
  const visited = new Set<string>();
  return [...next.values()].flatMap(([start]) => {
    const path: Link[] = [];
    let link = start;
    while (link !== undefined && !visited.has(link.from)) {
      visited.add(link.from);
      path.push(link);
      link = next.get(link.to)?.[0];
    }
    const first = path.findIndex(({ from }) => from === link?.from);
    return first === -1 ? [] : [path.slice(first)];
  });
}

function groupCyclicLinks(links: readonly Link[]): ReadonlyMap<string, readonly Link[]> {
  const outgoing = Map.groupBy(links, ({ from }) => from);
  const incoming = Map.groupBy(links, ({ to }) => to);
  const remaining = new Map(Array.from(outgoing, ([name, { length }]) => [name, length]));
  const ends = new Set([...incoming.keys()].filter((name) => !outgoing.has(name)));
  // The loop adds to the set that it iterates over.
  for (const end of ends) {
    for (const { from } of incoming.get(end) ?? []) {
      remaining.set(from, (remaining.get(from) ?? 0) - 1);
      if (remaining.get(from) === 0) ends.add(from);
    }
  }
  return Map.groupBy(
    links.filter(({ to }) => !ends.has(to)),
    ({ from }) => from,
  );
}

function cycleDiagnostics([first, ...others]: readonly Link[]): Problem | [] {
  if (first === undefined) return [];
  const chain = [first, ...others].map(({ to }) => ` → {{${to}}}`).join('');
  return {
    ...locationOf(first.phrase, first.found),
    message: `This phrase contains itself, so it cannot be filled: {{${first.from}}}${chain}.`,
    fix: 'Replace one placeholder of the cycle by its text.',
    related: others.map(({ phrase, from, found }) => ({
      location: locationOf(phrase, found).location,
      label: from,
    })),
  };
}
