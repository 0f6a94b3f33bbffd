/** Browser entry of the chat: adds its data, its style and the search, which the static page does not need. */
import '../../templates/islands/Chat/ChatPanel.css';
import type { ChatProps } from '../../templates/islands/Chat/Chat.props.ts';
import { Chat, type ChatTools } from '../../templates/islands/Chat/Chat.tsx';
import type { ChatData } from '../../templates/islands/Chat/chat-data.ts';
import { createReplies } from '../../templates/islands/Chat/compose-reply.ts';
import { timings } from '../timings.ts';
import { loadTexts } from './chat.texts';

/** The data as JSON. The bundler inserts it. */
declare const CHAT_DATA: string;

const { lang } = document.documentElement;
// The generator has validated the data.
const data = JSON.parse(CHAT_DATA) as ChatData;
// Fetched together with this script by the loader.
const { texts } = (await loadTexts[lang]?.()) ?? {};
if (texts === undefined) throw new TypeError(`The chat has no texts in ${lang}, the language of the page.`);

const tools: ChatTools = {
  texts,
  composeReply: createReplies(data, texts, lang),
  // Called when the chat opens. Until then no file of the search is fetched.
  loadSearch: async () => (await import('../open-search.ts')).openSearch(),
  replyDelayMs: timings.chatReplyDelayMs,
  container: document.getElementById('chat') ?? document.body,
};

/** The chat, with the data that it needs to open. */
export function Island(props: ChatProps) {
  return <Chat {...props} tools={tools} />;
}
