/** The position of a page in the process from arrest to release, with a link to the drawing on the home page. */

import { ProcessPosition } from '../../components/ProcessPosition/ProcessPosition.tsx';
import type { PageContext } from '../../page-context.ts';

export type PageProcessPositionProps = {
  readonly context: PageContext;
  /** The stop, from 1 (arrest) to 7 (release). */
  readonly stop?: number | undefined;
  /** Id of an exit. It determines the stop when `stop` is undefined. */
  readonly exit?: string | undefined;
};

/** Returns a small drawing of the stops with the current one filled; null for a page without a position. */
export function PageProcessPosition({ context, stop, exit }: PageProcessPositionProps) {
  const { home, network, ui } = context;
  const exitOf = (index: number) => network.stops[index]?.exits.find(({ id }) => id === exit);
  const index =
    stop === undefined
      ? network.stops.findIndex((_, candidate) => exitOf(candidate) !== undefined)
      : stop - 1;
  const current = network.stops[index];
  if (current === undefined) return null;
  return (
    <ProcessPosition
      stopCount={network.stops.length}
      number={index + 1}
      position={ui.common.stopOf({ number: index + 1, total: network.stops.length })}
      stopLink={exitOf(index) ?? { href: `${home.href}#${current.id}`, label: current.title }}
      drawingLink={{ href: `${home.href}#how-it-works`, label: ui.process.name }}
    />
  );
}
