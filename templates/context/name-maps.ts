import { textFiles } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { Office, PageContext, SummarizedLink } from '../contract/page-context.ts';
import type { DrawnPanel } from '../maps/draw-maps.ts';
import type { MapPanel } from '../maps/map-panel.ts';
import type { DrawnMaps } from '../maps/site-maps.ts';

export type MapNamesInput = Pick<LanguageTools, 'texts' | 'fill'> & {
  readonly counties: readonly SummarizedLink[];
  readonly offices: readonly Office[];
};

export function nameMaps(
  drawn: DrawnMaps,
  { texts, fill, counties, offices }: MapNamesInput,
): PageContext['maps'] {
  const { ocean, distance } = fill(textFiles.maps, texts.files.maps);
  const { towns } = fill(textFiles.towns, texts.files.towns);
  const officeNames = Object.fromEntries(offices.map(({ id, name }) => [id, name]));
  const addNames = (panel: DrawnPanel, names: Readonly<Record<string, string>>): MapPanel => ({
    ...panel,
    ocean,
    scale: { length: panel.scale.length, label: distance(panel.scale.miles) },
    counties: panel.counties.flatMap((shape) => {
      const county = counties.find(({ id }) => id === shape.id);
      return county === undefined ? [] : [{ ...county, ...shape }];
    }),
    locations: panel.locations.map((location) => ({ ...location, name: names[location.id] ?? '' })),
  });
  const nameEach = (panels: ReadonlyMap<string, DrawnPanel>) =>
    Object.fromEntries([...panels].map(([id, panel]) => [id, addNames(panel, towns)]));
  return {
    area: addNames(drawn.area, towns),
    offices: addNames(drawn.offices, officeNames),
    counties: nameEach(drawn.counties),
    details: nameEach(drawn.details),
    cities: nameEach(drawn.cities),
  };
}
