/** What the chat has in the browser, made from the content of this project. */
import type { ChatData } from '../../templates/islands/Chat/chat-data.ts';
import { siteModel } from '../site-model.ts';

/** The vocabulary and the words of every language. */
export async function readSiteChat(): Promise<ChatData> {
  const { CHAT_TEXTS: texts, CHAT_VOCABULARY: vocabulary } = siteModel.scriptData;
  // The names are those under which the scripts read them.
  return { texts, vocabulary } as ChatData;
}

/** All data that scripts are made with, by name. */
export const readScriptData = async () => siteModel.scriptData;
