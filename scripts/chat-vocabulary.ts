/** The vocabulary of the chat in every language: a separate script. */
import type { ChatData } from '../templates/islands/Chat/chat-data.ts';

/** The vocabulary as JSON. The bundler inserts it. */
declare const CHAT_VOCABULARY: string;

/** The vocabulary, which the generator has validated. */
export const vocabulary = JSON.parse(CHAT_VOCABULARY) as ChatData['vocabulary'];
