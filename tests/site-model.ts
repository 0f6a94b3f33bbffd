/** The model of this project's site, built once for each test file. */

import { planRoutes } from '../generator/content/routes/plan-routes.ts';
import { gatherContent } from '../generator/content/site-content.ts';
import { buildModel } from '../generator/pipeline/model/build-model.ts';
import type { PageModel } from '../generator/pipeline/model/site-model.ts';
import { parseFiles } from '../generator/pipeline/parse/parse-files.ts';
import { readContent } from '../generator/pipeline/read/read-content.ts';
import { validateFiles } from '../generator/pipeline/validate/validate-files.ts';
import type { ChatData } from '../templates/islands/Chat/chat-data.ts';
import { projectRoot } from './site/temporary-project.ts';

const read = await readContent(projectRoot);

/** The content, compared with its schemas. */
export const siteFiles = validateFiles(parseFiles(read.value).value).value;

/** The content as records. */
export const siteContent = gatherContent(siteFiles);

/** Pages in every language, with all that templates are given. */
export const siteModel = buildModel(siteContent, planRoutes(siteFiles));

/** What the chat has in the browser, by the names under which scripts read it. */
export const siteChat = {
  texts: siteModel.scriptData.CHAT_TEXTS,
  vocabulary: siteModel.scriptData.CHAT_VOCABULARY,
} as ChatData;

/** The page of a language that is the first to fit. Throws where none does. */
export function findPage(fits: (page: PageModel) => boolean, tag = 'en'): PageModel {
  const pages = siteModel.languages.flatMap((each) => (each.language.tag === tag ? each.pages : []));
  const page = pages.find(fits);
  if (page === undefined) throw new Error(`No page in ${tag} is so.`);
  return page;
}

/** What the page at an address is given. */
export const contextAt = (path: string, tag?: string) =>
  findPage(({ route }) => route.path === path, tag).context;
