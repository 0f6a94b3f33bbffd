/** What stands under a map. */
import type { Filled, Ui } from '../../../schema/index.ts';
import type { MapPanel } from '../../components/AreaMap/map-panel.ts';

/** The caption, and what the arrow says where there is one. */
export function mapCaption(
  panel: MapPanel,
  caption: string,
  { beyond }: Pick<Filled<Ui>['map'], 'beyond'>,
): string {
  const hasArrow = panel.locations.some((location) => location.beyond !== undefined);
  return hasArrow ? `${caption} ${beyond}` : caption;
}
