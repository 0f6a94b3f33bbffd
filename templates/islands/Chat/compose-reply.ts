import type { ChatKeyword, Inline } from '../../../schema/index.ts';
import { formatDollars, premiumOf } from '../../values/premium.ts';
import type { FindPages } from '../Search/create-search.ts';
import type { CallLine, ChatData, ChatTexts, ReplyPage } from './chat-data.ts';
import { createKeywordFinder, createTownFinder, findAmount } from './understand-message.ts';

export type ChatReply = {
  readonly paragraphs: readonly Inline[];
  readonly towns: readonly { readonly name: string; readonly lines: readonly CallLine[] }[];
  /** A sentence that introduces the pages; empty for a single page. */
  readonly intro: string;
  readonly pages: readonly ReplyPage[];
};

/** `search` is undefined while it is not loaded. */
export type ComposeReply = (message: string, search: FindPages | undefined) => ChatReply;

const maxPages = 3;

export function createReplies(
  { keywords, ratePercent, maximum, towns }: ChatData,
  { replies, costOf, call, pages, startPages, townLines, ...intros }: ChatTexts,
  tag: string,
): ComposeReply {
  const findKeyword = createKeywordFinder(keywords);
  const findTowns = createTownFinder(Object.values(towns), keywords.arabicForms);

  const composeCost = (message: string): Inline => {
    const amount = findAmount(message, maximum);
    if (amount === undefined) return replies.cost;
    const fee = formatDollars(premiumOf(amount, ratePercent));
    const text = costOf.replace('{{amount}}', () => formatDollars(amount)).replace('{{fee}}', () => fee);
    return [{ type: 'text', text }];
  };

  const composeAnswer = (message: string, keyword: Exclude<ChatKeyword, 'hello' | 'help'>) => {
    const page = pages[keyword];
    return {
      paragraphs: [keyword === 'cost' ? composeCost(message) : replies[keyword]],
      intro: '',
      pages: page === undefined ? [] : [page],
    };
  };

  const composeSearch = (keyword: 'hello' | 'help' | 'default', words: string, search?: FindPages) => {
    const paragraphs = [replies[keyword], [call]];
    if (keyword !== 'default' && words === '') return { paragraphs, intro: '', pages: [] };
    const found = search?.(words).slice(0, maxPages) ?? [];
    return found.length === 0
      ? { paragraphs, intro: intros.nothingFound, pages: startPages }
      : { paragraphs, intro: intros.found, pages: found };
  };

  return (message, search) => {
    const { keyword = 'default', rest } = findKeyword(message);
    const isSearched = keyword === 'hello' || keyword === 'help' || keyword === 'default';
    return {
      ...(isSearched ? composeSearch(keyword, rest.join(' '), search) : composeAnswer(message, keyword)),
      towns: findTowns(message).map(([group, town]) => ({
        name: towns[tag]?.[group]?.split('|')[town] ?? '',
        lines: townLines[group] ?? [],
      })),
    };
  };
}
