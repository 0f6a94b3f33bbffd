/**
 * What the chat says, in every language: a script of its own, so that words and languages can come without making the
 * code of the chat heavier.
 */
import type { ChatData } from '../templates/islands/Chat/chat-data.ts';

/** The texts as JSON. The bundler puts them in. */
declare const CHAT_TEXTS: string;

/** Made and checked by the generator. */
export const texts = JSON.parse(CHAT_TEXTS) as ChatData['texts'];
