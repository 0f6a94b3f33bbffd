/** One page of each template in every language: what the slow checks look at. */
import { gatherContent } from '../../generator/model/site-content.ts';
import { parseFiles } from '../../generator/parse/parse-files.ts';
import { readContent } from '../../generator/read/read-content.ts';
import { addressOf } from '../../generator/routes/addresses.ts';
import { planRoutes } from '../../generator/routes/plan-routes.ts';
import type { Route } from '../../generator/routes/route.ts';
import { validateFiles } from '../../generator/validate/validate-files.ts';
import { pageKinds, recordKinds } from '../../templates/pages/index.ts';
import { projectRoot } from '../site/temporary-project.ts';

/** A page that stands for its template. */
export type SamplePage = {
  /** Name of the page or collection, such as `home` or `counties`. */
  readonly name: string;
  /** Tag of the language. */
  readonly language: string;
  readonly address: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  readonly status: 200 | 404;
};

/** The pages by template, each template in the order of languages. */
export async function samplePages(): Promise<SamplePage[]> {
  const sources = await readContent(projectRoot);
  const parsed = parseFiles(sources.value);
  const { value: files } = validateFiles(parsed.value);
  const { languages } = gatherContent(files).facts.site;
  return onePerTemplate(planRoutes(files)).flatMap(({ target, path, indexed, status }) =>
    languages.map(({ tag }) => ({
      name: target.name,
      language: tag,
      address: addressOf(path, tag, languages),
      indexed,
      status,
    })),
  );
}

const templates = [
  ...Object.entries(pageKinds).map(([name, { template }]) => ({ type: 'page', name, template })),
  ...Object.entries(recordKinds).map(([name, { template }]) => ({ type: 'record', name, template })),
];

/** The first page of each template, in the order in which the tables name them. */
function onePerTemplate(routes: readonly Route[]): Route[] {
  const chosen = new Map<unknown, Route>();
  for (const { type, name, template } of templates) {
    const route = routes.find(({ target }) => target.type === type && target.name === name);
    if (route !== undefined && !chosen.has(template)) chosen.set(template, route);
  }
  return [...chosen.values()];
}
