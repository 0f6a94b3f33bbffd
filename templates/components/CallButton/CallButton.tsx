/** The one round, green thing of a page: a telephone call. */
import type { PhoneLink } from '../../page-context.ts';
import { Icon } from '../Icon/Icon.tsx';

export type CallButtonProps = {
  /** The line that is dialled. */
  readonly phone: PhoneLink;
  /** What stands above the number: "Call Now". */
  readonly label: string;
  /** True for the second line, so that one call on the screen is solid. @default false */
  readonly outlined?: boolean;
};

/** A pill that dials. */
export function CallButton({ phone, label, outlined = false }: CallButtonProps) {
  return (
    <a className="call" href={phone.href} data-variant={outlined ? 'outlined' : undefined}>
      <span className="call__disc">
        <Icon name="phone" />
      </span>
      <span className="call__words">
        <span>{label}</span>{' '}
        <bdi className="call__number" dir="ltr">
          {phone.text}
        </bdi>
      </span>
    </a>
  );
}
