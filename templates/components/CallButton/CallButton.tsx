/** The one round, green thing of a page: a telephone call. */
import { translatable } from '../../island-context.tsx';
import type { PhoneLink } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type CallButtonProps = {
  /** The line that is dialled. */
  readonly phone: PhoneLink;
  /** What stands above the number: "Call Now"; may hold the number itself, as in "Call Now: (626) 555-0100". */
  readonly label: string;
  /** True for the second line, so that one call on the screen is solid. @default false */
  readonly outlined?: boolean;
};

/** A pill that dials. */
export function CallButton({ phone, label, outlined = false }: CallButtonProps) {
  const [before = '', after = ''] = label.split(phone.text);
  return (
    <a className="call-button" href={phone.href} data-variant={outlined ? 'outlined' : undefined}>
      <span className="call-button__disc">
        {/* Islands print calls, too, and the table of icons stays on the server. */}
        <svg className="icon" width="26" height="26" aria-hidden="true">
          <use href="#i-phone" />
        </svg>
      </span>
      <span className="call-button__words">
        <span>
          <Bidi text={`${before.replace(/:?\s*$/u, '')} `} line="link" />
        </span>
        <bdi className="call-button__number" dir="ltr" {...translatable}>
          {phone.text}
        </bdi>
        {after === '' ? null : (
          <span>
            <Bidi text={after} line="link" />
          </span>
        )}
      </span>
    </a>
  );
}
