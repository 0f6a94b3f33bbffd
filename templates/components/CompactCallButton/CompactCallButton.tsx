import type { PhoneLink } from '../../contract/page-context.ts';
import { Icon } from '../Icon/Icon.tsx';

export type CompactCallButtonProps = {
  readonly phone: PhoneLink;
  /** One short word: "Call". */
  readonly label: string;
};

export function CompactCallButton({ phone, label }: CompactCallButtonProps) {
  return (
    <a className="compact-call-button" href={phone.href}>
      <Icon name="phone" />
      <span>{label}</span>{' '}
      <bdi className="compact-call-button__number" dir="ltr">
        {phone.text}
      </bdi>
    </a>
  );
}
