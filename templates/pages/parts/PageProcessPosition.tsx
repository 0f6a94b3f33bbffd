/** Where a page stands on the line of the process, with the way to that stop on the home page. */

import { stopIds } from '../../../schema/pages/home.ts';
import { ProcessPosition } from '../../components/ProcessPosition/ProcessPosition.tsx';
import type { PageContext } from '../../page-context.ts';

export type PageProcessPositionProps = {
  readonly context: PageContext;
  /** The stop, 1 arrest to 7 release. */
  readonly stop: number;
};

/** The line in small, with the stop of the page filled. */
export function PageProcessPosition({ context: { home, ui }, stop }: PageProcessPositionProps) {
  return (
    <ProcessPosition
      number={stop}
      total={stopIds.length}
      position={ui.common.stopOf({ number: stop, total: stopIds.length })}
      title={ui.process.stops[stop - 1]?.title ?? ''}
      href={`${home.href}#${stopIds[stop - 1]}`}
    />
  );
}
