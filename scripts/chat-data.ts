/**
 * The keywords and the replies of the chat in every language: a script of its own, so that words and languages can
 * come without making the code of the chat heavier (N5).
 */
import type { ChatData } from '../templates/islands/Chat/chat-data.ts';

/** The data as JSON. The bundler puts it in. */
declare const CHAT_DATA: string;

/** Made and checked by the generator. */
export const chatData = JSON.parse(CHAT_DATA) as ChatData;
