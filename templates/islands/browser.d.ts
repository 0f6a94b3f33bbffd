/** A style sheet that an island imports becomes a separate file, which is loaded with the island's script. */
declare module '*.css';

/** Loads the texts of the chat by language tag. The bundler provides a script for each language. */
declare module '*/chat.texts' {
  import type { ChatTexts } from './Chat/chat-data.ts';

  export const loadTexts: Readonly<Record<string, () => Promise<{ readonly texts: ChatTexts }>>>;
}
