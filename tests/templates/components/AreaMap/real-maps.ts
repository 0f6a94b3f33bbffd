/** Every map of the site in every language, with the squares that its records ask for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { MapPanel } from '../../../../templates/components/AreaMap/map-panel.ts';
import { projectRoot } from '../../../site/temporary-project.ts';
import { siteModel } from '../../../site-model.ts';

type RealMap = {
  readonly tag: string;
  readonly name: string;
  readonly panel: MapPanel;
  readonly here: string | undefined;
  readonly places: readonly string[];
};

type Listed = { readonly jails: readonly unknown[]; readonly courts: readonly unknown[] };

const read = (file: string): unknown =>
  parse(readFileSync(path.join(projectRoot, 'content/shared', file), 'utf8'));

export const realMaps: readonly RealMap[] = siteModel.languages.flatMap(({ language, pages }) => {
  const maps = pages[0]?.context.maps;
  if (maps === undefined) return [];
  const { offices } = read('offices.yaml') as { readonly offices: readonly unknown[] };
  const counties = Object.entries(maps.counties).map(([id, panel]) => {
    const { jails, courts } = read(`counties/${id}.yaml`) as Listed;
    const numbers = [...jails.map(() => 'jail'), ...courts.map(() => 'court')];
    return { id, panel, jails, places: numbers.map((kind, index) => `${kind} ${index + 1}`) };
  });
  const jails = counties.flatMap((county) => county.jails.map((_, index) => `jail ${index + 1}`));
  const tag = language.tag;
  return [
    { tag, name: 'all counties', panel: maps.area, here: undefined, places: jails },
    { tag, name: 'around the offices', panel: maps.around, here: undefined, places: [] },
    {
      tag,
      name: 'offices',
      panel: maps.offices,
      here: undefined,
      places: offices.map((_, index) => `office ${index + 1}`),
    },
    ...counties.map(({ id, panel, places }) => ({ tag, name: id, panel, here: id, places })),
  ];
});
