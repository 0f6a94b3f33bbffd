/** It is not a link, so it is not green. */
import { Icon } from '../Icon/Icon.tsx';

export type StepMarkerProps = {
  /** The step, from 1 (arrest) to 7 (release), or a mark. Without it and without `call`, the ring is empty. */
  readonly number?: number | string;
  /** Whether the ring shows a handset. @default false */
  readonly call?: boolean;
};

/** Hidden from screen readers, because the text beside it contains the same information. */
export function StepMarker({ number, call = false }: StepMarkerProps) {
  return (
    <span className="step-marker" data-variant={call ? 'call' : undefined} aria-hidden="true">
      {call ? <Icon name="phone" /> : number}
    </span>
  );
}
