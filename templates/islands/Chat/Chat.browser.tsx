import './ChatPanel.css';
import { Chat, type ChatProps } from './Chat.tsx';
import { loadTexts } from './chat.texts';
import type { ChatData } from './chat-data.ts';
import { createReplies } from './compose-reply.ts';

/** Inserted by the bundler as JSON. */
declare const CHAT_DATA: string;

const { lang } = document.documentElement;
// Fetched together with this script by the loader.
const { texts } = (await loadTexts[lang]?.()) ?? {};
if (texts === undefined) throw new TypeError(`The chat has no texts in ${lang}, the language of the page.`);

const tools: NonNullable<ChatProps['tools']> = {
  texts,
  // The generator has validated the data.
  composeReply: createReplies(JSON.parse(CHAT_DATA) as ChatData, texts, lang),
  // Called when the chat opens. Until then no file of the search is fetched.
  loadSearch: async () => (await import('../Search/open-search.ts')).openSearch(),
};

export function Island(props: ChatProps) {
  return <Chat {...props} tools={tools} />;
}
