import { Icon } from '../Icon/Icon.tsx';

export type ButtonProps = {
  readonly label: string;
  /** `print` opens the print dialog and needs scripts; `submit` sends the surrounding form. */
  readonly action: 'print' | 'submit';
};

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
