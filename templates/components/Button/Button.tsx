/** An ordinary button: square and ink, so that it is never taken for a call. */
import { Icon } from '../Icon/Icon.tsx';

export type ButtonProps = {
  /** What the button does, in words. */
  readonly label: string;
  /** `print` opens the print dialog and needs scripts; `submit` sends the form it stands in. */
  readonly action: 'print' | 'submit';
};

/** A button. The one that sends is solid. */
export function Button({ label, action }: ButtonProps) {
  return action === 'submit' ? (
    <button className="button" type="submit" data-variant="solid">
      {label}
    </button>
  ) : (
    <button className="button" type="button" data-print="">
      <Icon name="print" />
      {label}
    </button>
  );
}
