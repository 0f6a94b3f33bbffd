/** What is fixed to the end of the screen, in one column, so that nothing can cover anything. */
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { PhoneLink } from '../../page-context.ts';

export type BottomBarProps = {
  /** Name of the bar for screen readers. */
  readonly name: string;
  /** The line that is dialled. */
  readonly phone: PhoneLink;
  /** The question about cookies, which comes first in the source and last on the screen. */
  readonly cookies: ReactNode;
  /** Labels of the call bar, of the link to the start and of the loading status. */
  readonly copy: {
    readonly callNow: string;
    readonly textUs: string;
    readonly backToTop: string;
    readonly loading: string;
  };
};

/**
 * The call bar of phones, the link to the start of the page, room for the open chat, and the loading status. The link
 * and the status are shown by the core script; the status lives in the page so that screen readers know it.
 */
export function BottomBar({ name, phone, cookies, copy }: BottomBarProps) {
  return (
    <aside className="bottom-bar" aria-label={name}>
      {cookies}
      <div className="bottom-bar__row">
        <div className="call-bar">
          <a className="call-bar__call" href={phone.href}>
            <Icon name="phone" />
            <span>
              {`${copy.callNow} `}
              <bdi dir="ltr">{phone.text}</bdi>
            </span>
          </a>
          {phone.smsHref === undefined ? null : (
            <a className="call-bar__text" href={phone.smsHref}>
              <Icon name="text" />
              <span>{copy.textUs}</span>
            </a>
          )}
        </div>
        <a className="to-top" href="#top" hidden>
          <Icon name="up" />
          <span className="visually-hidden">{copy.backToTop}</span>
        </a>
      </div>
      <div className="bottom-bar__chat" id="chat" />
      <p className="loading" role="status" data-loading="" hidden>
        <i />
        <i />
        <i />
        {copy.loading}
      </p>
    </aside>
  );
}
