/** The elements that are fixed to the bottom of the screen. They are in one column so that they do not overlap. */
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { PhoneLink } from '../../contract/page-context.ts';

export type BottomBarProps = {
  /** Accessible name of the bar. */
  readonly name: string;
  /** The number of the call link. */
  readonly phone: PhoneLink;
  /** The cookie banner: first in the source, at the bottom of the screen. */
  readonly cookieBanner: ReactNode;
  /** Labels of the call bar, of the link to the top and of the loading status. */
  readonly texts: {
    readonly callNow: string;
    readonly backToTop: string;
    readonly loading: string;
  };
};

/**
 * Returns the cookie banner, the call bar for narrow screens, the link to the top, the container of the chat, and the
 * loading status. The core script shows the link and the status. The status is always in the page, because screen
 * readers announce only changes of existing elements.
 */
export function BottomBar({ name, phone, cookieBanner, texts }: BottomBarProps) {
  return (
    <aside className="bottom-bar" aria-label={name}>
      {cookieBanner}
      <div className="bottom-bar__row">
        <div className="call-bar">
          <a className="call-bar__call" href={phone.href}>
            <Icon name="phone" />
            <span>
              <span>{texts.callNow}</span> <bdi dir="ltr">{phone.text}</bdi>
            </span>
          </a>
        </div>
        <a className="to-top" href="#top" hidden>
          <Icon name="up" />
          <span className="visually-hidden">{texts.backToTop}</span>
        </a>
      </div>
      <div className="bottom-bar__chat" id="chat" />
      <p className="loading" role="status" data-loading="" hidden>
        <i />
        <i />
        <i />
        {texts.loading}
      </p>
    </aside>
  );
}
