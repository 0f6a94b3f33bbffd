/** What the chat understands, in every language: a script of its own beside what it says. */
import type { ChatData } from '../templates/islands/Chat/chat-data.ts';

/** The vocabulary as JSON. The bundler puts it in. */
declare const CHAT_VOCABULARY: string;

/** Made and checked by the generator. */
export const vocabulary = JSON.parse(CHAT_VOCABULARY) as ChatData['vocabulary'];
