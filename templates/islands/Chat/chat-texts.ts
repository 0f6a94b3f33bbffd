/** The texts of the chat in one language, each reply with its telephone numbers and links. */
import {
  type ChatAnswer,
  type ChatKeywords,
  type CountyAnswer,
  chatAnswers,
  chatStarters,
  type Inline,
  type InlineLink,
} from '../../../schema/index.ts';
import type { LanguageContext } from '../../context/build-context.ts';
import type { CountyLink, PhoneLink } from '../../page-context.ts';
import type { ChatChoice, ChatReply, ChatTexts } from './chat-data.ts';

/** Builds the texts from the interface strings, the counties and the `endings` of `chat-keywords.yaml`. */
export function buildChatTexts(context: LanguageContext, { endings }: ChatKeywords): ChatTexts {
  const { ui, phones, email, officeHours } = context;
  const { message, send, showContact, hideContact, helper, visitor, replies } = ui.chat;
  const choices = listChoices(context);
  const answers = chatAnswers.map((name): [ChatAnswer, ChatReply] => [
    name,
    { text: replies[name], links: [endingLink(endings[name], context)], choices: choices[name] },
  ]);
  return {
    copy: { message, send, showContact, hideContact, helper, visitor },
    replies: {
      welcome: { text: replies.welcome },
      privacy: { text: replies.privacy, choices: choices.hello },
      // Object.fromEntries loses the key type.
      ...(Object.fromEntries([...answers, ...countyReplies(context)]) as Record<ChatAnswer, ChatReply>),
    },
    contact: {
      main: { name: ui.common.callMainLine, phone: phones.main },
      alternate: { name: ui.common.alternateLine, phone: phones.alternate },
      or: ui.common.or,
      email,
      hours: officeHours,
    },
  };
}

/**
 * Returns the buttons by the reply that they follow: frequent questions, or the counties in which a person
 * can be detained.
 */
function listChoices({ ui, counties }: LanguageContext) {
  const starters: readonly ChatChoice[] = chatStarters.map((answer) => ({
    label: ui.chat.starters[answer],
    answer,
  }));
  const countyChoices: readonly ChatChoice[] = counties.map(({ id, label }) => ({
    label,
    answer: `county/${id}` as const,
  }));
  const choices: Partial<Record<ChatAnswer, readonly ChatChoice[]>> = {
    hello: starters,
    help: starters,
    where: countyChoices,
    arrested: countyChoices,
  };
  return choices;
}

function countyReplies(context: LanguageContext): readonly (readonly [CountyAnswer, ChatReply])[] {
  return context.counties.map((county) => [`county/${county.id}`, countyReply(county, context)]);
}

/** Returns the number to call, then links to the official search and the guide of the county. */
function countyReply({ label, href, lookup }: CountyLink, { ui }: LanguageContext): ChatReply {
  return {
    text: lookup.phone === undefined ? [] : jailCallText(label, lookup.phone, ui.chat.county),
    links: [
      linkTo('external', lookup.url, ui.chat.search({ name: lookup.name })),
      linkTo('internal', href, ui.city.countyGuide({ county: label })),
    ],
  };
}

/** Placeholder of the number, which a link replaces. */
const placeholder = '\uE000';

function jailCallText(
  county: string,
  { href, text }: PhoneLink,
  copy: (values: { county: string; number: string }) => string,
): Inline {
  const [before = '', after = ''] = copy({ county, number: placeholder }).split(placeholder);
  const number = linkTo('dial', href, text);
  return [{ type: 'text', text: before }, number, { type: 'text', text: after }];
}

function endingLink(ending: string, { ui, phones, link }: LanguageContext): InlineLink {
  if (ending === 'call') {
    const { href, text } = phones.main;
    return linkTo('call', href, `${ui.common.callNow}: ${text}`);
  }
  const { href, label } = link(ending);
  return linkTo('internal', href, label);
}

function linkTo(target: InlineLink['target'], href: string, text: string): InlineLink {
  return { type: 'link', target, href, children: [{ type: 'text', text }] };
}
