/** The position of a page in the process from arrest to release, with a link to the drawing on the home page. */

import { ProcessPosition } from '../../components/ProcessPosition/ProcessPosition.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type PageProcessPositionProps = {
  readonly context: PageContext;
  /** The stop, from 1 (arrest) to 7 (release). */
  readonly stop?: number | undefined;
};

/** Returns a small drawing of the stops with the current one filled; null for a page without a position. */
export function PageProcessPosition({ context, stop }: PageProcessPositionProps) {
  const { home, network, ui } = context;
  const current = stop === undefined ? undefined : network.stops[stop - 1];
  if (stop === undefined || current === undefined) return null;
  return (
    <ProcessPosition
      stopCount={network.stops.length}
      number={stop}
      position={ui.common.stopOf({ number: stop, total: network.stops.length })}
      stopLink={{ href: `${home.href}#${current.id}`, label: current.title }}
      drawingLink={{ href: `${home.href}#how-it-works`, label: ui.process.name }}
    />
  );
}
