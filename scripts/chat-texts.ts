/**
 * The texts of the chat in every language: a separate script, so that texts and languages do not enlarge the code of
 * the chat.
 */
import type { ChatData } from '../templates/islands/Chat/chat-data.ts';

/** The texts as JSON. The bundler inserts them. */
declare const CHAT_TEXTS: string;

/** The texts, which the generator has validated. */
export const texts = JSON.parse(CHAT_TEXTS) as ChatData['texts'];
