import {
  type ChatKeyword,
  type ChatKeywords,
  chatKeywords,
  type Filled,
  type InlineLink,
  type Ui,
} from '../../../schema/index.ts';
import type { LanguageContext, PageContext, TownLink } from '../../contract/page-context.ts';
import { normalizeWords } from '../../text/normalize.ts';
import { listCustodians } from '../../values/list-custodians.ts';
import type { KeywordLists } from './understand-message.ts';

export type ReplyPage = { readonly href: string; readonly title: string; readonly heading?: string };

/** A line to call: a custodian, and its number or the address of its search, if it has one. */
export type CallLine = readonly [name: string, href?: string];

export type ChatTexts = Omit<Filled<Ui>['chat'], 'title' | 'open' | 'close' | 'costOf'> & {
  /** With `{{amount}}` and `{{fee}}`. */
  readonly costOf: string;
  readonly call: InlineLink;
  readonly pages: Readonly<Partial<Record<ChatKeyword, ReplyPage>>>;
  /** The pages to begin with when the search finds none. */
  readonly startPages: readonly ReplyPage[];
  /** By group of places, in the same order in every language. */
  readonly townLines: readonly (readonly CallLine[])[];
  readonly contact: {
    /** The names are for screen readers. */
    readonly main: { readonly name: string; readonly phone: PageContext['phones']['main'] };
    readonly alternate: { readonly name: string; readonly phone: PageContext['phones']['alternate'] };
    readonly or: string;
    readonly email: PageContext['email'];
    readonly hours: string;
  };
};

export type PanelTexts = Omit<ChatTexts, 'costOf' | 'call' | 'pages' | 'startPages' | 'townLines'>;

export type ChatData = {
  readonly keywords: KeywordLists;
  /** The premium in percent of the bail amount, and the largest amount in dollars for which a fee is computed. */
  readonly ratePercent: number;
  readonly maximum: number;
  /** Names of places by language tag, separated by bars. Places with the same lines form a group. */
  readonly towns: Readonly<Record<string, readonly string[]>>;
};

export function buildChatData(facts: ChatKeywords, contexts: ReadonlyMap<string, LanguageContext>) {
  const [first] = contexts.values();
  if (first === undefined) throw new TypeError('A site has at least one language.');
  const groups = [...Map.groupBy(first.towns, groupOf).values()].map((towns) => towns.map(({ id }) => id));
  const forEachLanguage = <Value>(build: (context: LanguageContext) => Value) =>
    Object.fromEntries(Array.from(contexts, ([tag, context]) => [tag, build(context)]));
  const data: ChatData = {
    keywords: joinLanguages(facts),
    ratePercent: first.estimator.ratePercent,
    maximum: first.estimator.maximum,
    towns: forEachLanguage((context) =>
      findTowns(groups, context).map((towns) =>
        [...towns.map(({ name }) => name), ...towns.flatMap(({ otherNames }) => otherNames)].join('|'),
      ),
    ),
  };
  return { data, texts: forEachLanguage((context) => buildChatTexts(context, facts, groups)) };
}

function joinLanguages({ order, arabicForms, ignoredPhrases, phrases, words }: ChatKeywords): KeywordLists {
  const join = (...lists: readonly Readonly<Record<string, readonly string[]>>[]) =>
    [...new Set(lists.flatMap(Object.values).flat().map(normalizePhrase))].join();
  const joined = chatKeywords.map((keyword) => [keyword, join(phrases[keyword], words[keyword])]);
  return {
    order,
    arabicForms,
    ignoredPhrases: join(ignoredPhrases),
    // Object.fromEntries loses the type of the keys.
    phrases: Object.fromEntries(joined) as Record<ChatKeyword, string>,
  };
}

const normalizePhrase = (text: string): string => normalizeWords(text).join(' ');

const groupOf = ({ county, police }: TownLink): string => [county, ...police.map(({ id }) => id)].join();

function findTowns(
  groups: readonly (readonly string[])[],
  { towns }: LanguageContext,
): readonly TownLink[][] {
  const townsById = new Map(towns.map((town) => [town.id, town]));
  return groups.map((ids) => ids.flatMap((id) => townsById.get(id) ?? []));
}

function buildChatTexts(
  context: LanguageContext,
  { pages, startPages }: ChatKeywords,
  groups: readonly (readonly string[])[],
): ChatTexts {
  const { ui, phones, link } = context;
  const { title, open, close, costOf, ...texts } = ui.chat;
  const toPage = (path: string): ReplyPage => ({ href: link(path).href, title: link(path).label });
  return {
    ...texts,
    costOf: costOf({ amount: '{{amount}}', fee: '{{fee}}' }),
    call: linkTo('call', phones.main.href, `${ui.common.callNow}: ${phones.main.text}`),
    pages: Object.fromEntries(Object.entries(pages).map(([keyword, path]) => [keyword, toPage(path)])),
    startPages: startPages.map(toPage),
    townLines: findTowns(groups, context).map(([town]) =>
      town === undefined ? [] : listLines(town, context),
    ),
    contact: buildChatContact(context),
  };
}

export const buildChatContact = ({
  ui,
  phones,
  email,
  officeHours,
}: Pick<LanguageContext, 'ui' | 'phones' | 'email' | 'officeHours'>): ChatTexts['contact'] => ({
  main: { name: ui.common.callMainLine, phone: phones.main },
  alternate: { name: ui.common.alternateLine, phone: phones.alternate },
  or: ui.common.or,
  email,
  hours: officeHours,
});

function listLines(town: TownLink, context: LanguageContext): readonly CallLine[] {
  const { custodians, county } = listCustodians(town, context);
  const lines = custodians.map(
    ({ name, phone }): CallLine => (phone === undefined ? [name] : [name, phone.href]),
  );
  if (county === undefined) return lines;
  const { url, phone } = county.lookup;
  return [...lines, [county.label, phone?.href ?? url]];
}

function linkTo(target: InlineLink['target'], href: string, text: string): InlineLink {
  return { type: 'link', target, href, children: [{ type: 'text', text }] };
}
