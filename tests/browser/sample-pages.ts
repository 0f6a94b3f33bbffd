/** One page of each template in every language, for slow checks. */
import { readdirSync } from 'node:fs';
import { pageTypes, recordTypes } from '../../templates/pages/index.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { siteModel } from '../site-model.ts';
import type { Tag } from './languages.ts';

export type SamplePage = {
  readonly name: string;
  readonly language: string;
  readonly address: string;
  readonly indexed: boolean;
  readonly status: 200 | 404;
};

const templates = [
  ...Object.entries(pageTypes).map(([name, { template }]) => ({ type: 'page', name, template })),
  ...Object.entries(recordTypes).map(([name, { template }]) => ({ type: 'record', name, template })),
];

/** Ordered by template. `only` selects one language. */
export function samplePages(only?: Tag): SamplePage[] {
  const languages = siteModel.languages.filter(({ language: { tag } }) => only === undefined || tag === only);
  return [...Map.groupBy(templates, ({ template }) => template).values()].flatMap((types) =>
    languages.flatMap(({ language, pages }) => {
      const candidates = types.flatMap(({ type, name }) =>
        pages.filter(({ route: { target } }) => target.type === type && target.name === name),
      );
      return candidates.slice(0, 1).map(({ address, route: { target, indexed, status } }) => ({
        name: target.name,
        language: language.tag,
        address,
        indexed,
        status,
      }));
    }),
  );
}

export function idsOf(collection: string): string[] {
  return readdirSync(`${projectRoot}/content/shared/${collection}`).map((file) => file.replace('.yaml', ''));
}

/** Addresses of the longest guides, without a language. */
export const guides: readonly string[] = [...idsOf('counties').map((id) => `/${id}`), '/bail-bonds-guide'];
