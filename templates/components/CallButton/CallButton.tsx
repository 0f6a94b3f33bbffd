/** A telephone link. Only call buttons are green pills. */

import type { PhoneLink } from '../../contract/page-context.ts';
import { translatable } from '../../rendering/island-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type CallButtonProps = {
  readonly phone: PhoneLink;
  /** The label above the number. It may contain the number, as in "Call Now: (626) 555-0100". */
  readonly label: string;
  /** Whether the button is outlined, because another call button on the screen is filled. @default false */
  readonly outlined?: boolean;
};

export function CallButton({ phone, label, outlined = false }: CallButtonProps) {
  const [before = '', after = ''] = label.split(phone.text);
  return (
    <a className="call-button" href={phone.href} data-variant={outlined ? 'outlined' : undefined}>
      <span className="call-button__disc">
        <Icon name="phone" size={26} />
      </span>
      <span className="call-button__words">
        <Bidi as="span" text={`${before.replace(/:?\s*$/u, '')} `} />
        <bdi className="call-button__number" dir="ltr" {...translatable}>
          {phone.text}
        </bdi>
        {after === '' ? null : <Bidi as="span" text={after} />}
      </span>
    </a>
  );
}
