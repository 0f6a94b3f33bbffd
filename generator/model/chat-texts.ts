/** The words of the chat in one language, each reply with the number or page to which it leads. */
import { type ChatAnswer, type ChatKeywords, chatAnswers, type InlineLink } from '../../schema/index.ts';
import type { ChatReply, ChatTexts } from '../../templates/islands/Chat/chat-data.ts';
import type { LanguageContext } from './language-context.ts';

/** Builds the texts from the words of the interface and the endings in `chat-keywords.yaml`. */
export function buildChatTexts(context: LanguageContext, { endings }: ChatKeywords): ChatTexts {
  const { ui, phones, email, officeHours } = context;
  const { title: _title, open: _open, close: _close, replies, ...words } = ui.chat;
  const answers = chatAnswers.map((name): [ChatAnswer, ChatReply] => [
    name,
    { text: replies[name], ending: endingOf(endings[name], context) },
  ]);
  return {
    words,
    replies: {
      welcome: { text: replies.welcome },
      privacy: { text: replies.privacy },
      // Object.fromEntries forgets the names.
      ...(Object.fromEntries(answers) as Record<ChatAnswer, ChatReply>),
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

function endingOf(ending: string, { ui, phones, link }: LanguageContext): InlineLink {
  if (ending === 'call') {
    const { href, text } = phones.main;
    const number = `${ui.common.callNow}: \u2066${text}\u2069`;
    return { type: 'link', target: 'call', href, children: [{ type: 'text', text: number }] };
  }
  const { href, label } = link(ending);
  return { type: 'link', target: 'internal', href, children: [{ type: 'text', text: label }] };
}
