import type { Filled, Ui } from '../../../schema/index.ts';
import type { MapPanel } from '../../maps/map-panel.ts';

/** Returns the caption, followed by the explanation of the arrows when the map has arrows. */
export function mapCaption(
  panel: MapPanel,
  caption: string,
  { beyond }: Pick<Filled<Ui>['map'], 'beyond'>,
): string {
  const hasArrow = panel.locations.some((location) => location.beyond !== undefined);
  return hasArrow ? `${caption} ${beyond}` : caption;
}
