/** Where a page stands on the way from arrest to release, with the way to the whole drawing. */

import { ProcessPosition } from '../../components/ProcessPosition/ProcessPosition.tsx';
import type { PageContext } from '../../page-context.ts';

export type PageProcessPositionProps = {
  readonly context: PageContext;
  /** The stop, 1 arrest to 7 release. */
  readonly stop?: number | undefined;
  /** In place of the stop: id of an exit. */
  readonly exit?: string | undefined;
};

/** The stops in small, with that of the page filled; nothing for a page that belongs to no place. */
export function PageProcessPosition({ context, stop, exit }: PageProcessPositionProps) {
  const { home, network, ui } = context;
  const exitOf = (index: number) => network.stops[index]?.exits.find(({ id }) => id === exit);
  const index = stop === undefined ? network.stops.findIndex((_, at) => exitOf(at) !== undefined) : stop - 1;
  const place = network.stops[index];
  if (place === undefined) return null;
  return (
    <ProcessPosition
      stops={network.stops.length}
      number={index + 1}
      position={ui.common.stopOf({ number: index + 1, total: network.stops.length })}
      place={exitOf(index) ?? { href: `${home.href}#${place.id}`, label: place.title }}
      whole={{ href: `${home.href}#network`, label: ui.process.name }}
    />
  );
}
