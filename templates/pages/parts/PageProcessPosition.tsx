/** Where a page stands on the way from arrest to release, with the way to the whole drawing. */

import { ProcessPosition } from '../../components/ProcessPosition/ProcessPosition.tsx';
import type { PageContext } from '../../page-context.ts';

export type PageProcessPositionProps = {
  readonly context: PageContext;
  /** The stop, 1 arrest to 7 release. */
  readonly stop?: number | undefined;
  /** In place of the stop: id of an exit. */
  readonly exit?: string | undefined;
  /** Id of the county whose exits are drawn. @default all */
  readonly county?: string;
};

/** The drawing in small, with the place of the page filled; nothing for a page that belongs to no place. */
export function PageProcessPosition({ context, stop, exit, county }: PageProcessPositionProps) {
  const { home, network, ui } = context;
  const stops = network.stops.map((own) => ({
    href: `${home.href}#${own.id}`,
    label: own.title,
    exits: own.exits.filter((other) => county === undefined || (other.county ?? county) === county),
  }));
  const index =
    stop === undefined ? stops.findIndex(({ exits }) => exits.some(({ id }) => id === exit)) : stop - 1;
  const place = stops[index];
  if (place === undefined) return null;
  const branch = place.exits.findIndex(({ id }) => id === exit);
  return (
    <ProcessPosition
      exits={stops.map(({ exits }) => exits.map(({ kind }) => kind))}
      number={index + 1}
      exit={branch === -1 ? undefined : branch}
      position={ui.common.stopOf({ number: index + 1, total: stops.length })}
      place={place.exits[branch] ?? place}
      whole={{ href: `${home.href}#network`, label: ui.process.name }}
    />
  );
}
