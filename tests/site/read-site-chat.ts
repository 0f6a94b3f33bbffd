/** What the chat has in the browser, made from the content of this project. */
import { buildModel } from '../../generator/model/build-model.ts';
import { gatherContent } from '../../generator/model/site-content.ts';
import { parseFiles } from '../../generator/parse/parse-files.ts';
import { readContent } from '../../generator/read/read-content.ts';
import { planRoutes } from '../../generator/routes/plan-routes.ts';
import { validateFiles } from '../../generator/validate/validate-files.ts';
import type { ChatData } from '../../templates/islands/Chat/chat-data.ts';
import { projectRoot } from './temporary-project.ts';

/** The vocabulary and the words of every language. */
export async function readSiteChat(): Promise<ChatData> {
  const { CHAT_TEXTS: texts, CHAT_VOCABULARY: vocabulary } = await readScriptData();
  // The names are those under which the scripts read them.
  return { texts, vocabulary } as ChatData;
}

/** All data that scripts are made with, by name. */
export async function readScriptData(): Promise<Readonly<Record<string, unknown>>> {
  const read = await readContent(projectRoot);
  const { value: files } = parseFiles(read.value);
  const validated = validateFiles(files).value;
  return buildModel(gatherContent(validated), planRoutes(validated)).scriptData;
}
