/** A ring on the line: a stop of the bail process, or the place of a page where one calls. It dials nothing, so it is not green. */
import { Icon } from '../Icon/Icon.tsx';

export type StopMarkerProps = {
  /** Place on the line, 1 arrest to 7 release. Without one the ring is open. */
  readonly number?: number;
  /** True for the ring where one calls: a handset in ink. @default false */
  readonly call?: boolean;
};

/** The ring. It repeats what the words beside it say, so it is not read out. */
export function StopMarker({ number, call = false }: StopMarkerProps) {
  return (
    <span className="stop-marker" data-variant={call ? 'call' : undefined} aria-hidden="true">
      {call ? <Icon name="phone" /> : number}
    </span>
  );
}
