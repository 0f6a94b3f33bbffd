/** A stop of the bail process: the only circle of the site beside a call. None of them dials, so none is green. */
import { Icon } from '../Icon/Icon.tsx';

export type StopMarkerProps = {
  /** Place on the line, 1 arrest to 7 release; the place of the agent shows a handset in ink. Without one the ring is open. */
  readonly number?: number;
};

/** The stop at which the family calls an agent. */
export const callStop = 3;

/** The ring on the line. It repeats what the words beside it say, so it is not read out. */
export function StopMarker({ number }: StopMarkerProps) {
  return number === callStop ? (
    <span className="stop-marker" data-variant="call" aria-hidden="true">
      <Icon name="phone" />
    </span>
  ) : (
    <span className="stop-marker" aria-hidden="true">
      {number}
    </span>
  );
}
