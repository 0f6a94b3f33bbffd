import { diff } from 'node:util';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { BuiltSite } from '../../pipeline/build-site.ts';
import type { PageModel } from '../../pipeline/model/site-model.ts';
import { listSentences } from './read-text.ts';

/** Replaced sentences. `was` is empty when sentences were only added, `now` when they were only removed. */
export type Passage = { readonly was: readonly string[]; readonly now: readonly string[] };

/** The change of a page. Added and removed pages have no passages, nor do pages whose text is the same as before. */
export type PageChange = {
  readonly change: 'added' | 'removed' | 'moved' | 'changed';
  readonly language: string;
  readonly address: string;
  readonly from?: string;
  readonly passages: readonly Passage[];
};

type ComparablePage = { readonly page: PageModel; readonly html: string };

/** Without hashes of assets, because a change to a script would otherwise change every page. */
const listComparable = ({ pages }: BuiltSite): ComparablePage[] =>
  pages.map(({ page, file }) => ({
    page,
    html: String(file.contents).replaceAll(/(?<=\/assets\/[\w.-]*)-\w{8}(?=\.)|integrity="[^"]*"/gu, ''),
  }));

export function compareSites(before: BuiltSite, after: BuiltSite): PageChange[] {
  const [oldPages, newPages] = [listComparable(before), listComparable(after)];
  const oldByAddress = new Map(oldPages.map((oldPage) => [oldPage.page.address, oldPage]));
  const addresses = new Set(newPages.map(({ page }) => page.address));
  const removed = new Set(oldPages.filter(({ page }) => !addresses.has(page.address)));
  const changes = newPages.flatMap((newPage): PageChange[] => {
    const previous = oldByAddress.get(newPage.page.address);
    if (previous !== undefined)
      return previous.html === newPage.html ? [] : [createChange('changed', newPage, previous)];
    const moved = findMoved(newPage, removed);
    if (moved === undefined) return [createChange('added', newPage)];
    removed.delete(moved);
    return [{ ...createChange('moved', newPage, moved), from: moved.page.address }];
  });
  return [...changes, ...Array.from(removed, (oldPage) => createChange('removed', oldPage))];
}

function createChange(
  change: PageChange['change'],
  comparable: ComparablePage,
  previous?: ComparablePage,
): PageChange {
  const { address, language } = comparable.page;
  const passages =
    previous === undefined ? [] : comparePassages(sentencesOf(previous), sentencesOf(comparable));
  return { change, language: language.tag, address, passages };
}

const sentencesOf = ({ html, page }: ComparablePage) => listSentences(html, page.language.tag);

/** A removed and an added page count as one moved page if at least this share of their sentences is the same. */
const minSimilarity = 0.5;

/** Undefined unless a removed page of the same type and language is similar enough. */
function findMoved(now: ComparablePage, removed: ReadonlySet<ComparablePage>): ComparablePage | undefined {
  const newSentences = mainSentencesOf(now);
  const [best] = [...removed]
    .filter((candidate) => typeAndLanguageOf(candidate) === typeAndLanguageOf(now))
    .map((candidate) => ({ candidate, share: similarityOf(newSentences, mainSentencesOf(candidate)) }))
    .sort((a, b) => b.share - a.share);
  return best !== undefined && best.share >= minSimilarity ? best.candidate : undefined;
}

function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((sentence) => other.has(sentence)).length;
  return common / Math.max(one.size, other.size, 1);
}

const typeAndLanguageOf = ({ page: { route, language } }: ComparablePage) =>
  `${route.target.type} ${route.target.name} ${language.tag}`;

/** Without the header and footer that all pages share. */
const mainSentencesOf = memoizePerObject(
  ({ html, page }: ComparablePage): ReadonlySet<string> =>
    new Set(listSentences(/<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? '', page.language.tag)),
);

function comparePassages(was: readonly string[], now: readonly string[]): Passage[] {
  const passages: { was: string[]; now: string[] }[] = [];
  let isInDifference = false;
  for (const [side, sentence] of diff(now, was)) {
    if (side !== 0 && !isInDifference) passages.push({ was: [], now: [] });
    isInDifference = side !== 0;
    if (isInDifference) passages.at(-1)?.[side === 1 ? 'now' : 'was'].push(sentence);
  }
  return passages;
}
