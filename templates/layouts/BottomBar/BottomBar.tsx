/** In one column, so that the elements do not overlap. */
import type { Filled, Ui } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type BottomBarProps = { readonly context: Pick<PageContext, 'ui' | 'phones' | 'analytics'> };

/** The status is always in the page, because screen readers announce only changes of existing elements. */
export function BottomBar({ context: { ui, phones, analytics } }: BottomBarProps) {
  const { common, cookies, footer } = ui;
  return (
    <aside className="bottom-bar" aria-label={footer.contactInfo}>
      <CookieBanner texts={cookies} analytics={analytics} />
      <div className="bottom-bar__row">
        <div className="call-bar">
          <a className="call-bar__call" href={phones.main.href}>
            <Icon name="phone" />
            <span>
              <span>{common.callNow}</span> <bdi dir="ltr">{phones.main.text}</bdi>
            </span>
          </a>
        </div>
        <a className="to-top" href="#top" hidden>
          <Icon name="up" />
          <span className="visually-hidden">{common.backToTop}</span>
        </a>
      </div>
      <div className="bottom-bar__chat" id="chat" />
      <p className="loading" role="status" data-loading="" hidden>
        <i />
        <i />
        <i />
        {common.loading}
      </p>
    </aside>
  );
}

type CookieBannerProps = {
  readonly texts: Filled<Ui>['cookies'];
  /** Address of the script that is loaded only after consent. With it, the banner shows `textCounting`. */
  readonly analytics?: string | undefined;
};

/** The buttons: the value that each stores in the cookie, and the key of its label. */
const answers = [
  { consent: 'accepted', label: 'acceptAll' },
  { consent: 'necessary', label: 'necessaryOnly' },
  { consent: 'declined', label: 'decline' },
] as const;

export function CookieBanner({ texts, analytics }: CookieBannerProps) {
  return (
    <>
      <section
        className="cookie-banner"
        aria-label={texts.name}
        tabIndex={-1}
        data-cookies=""
        data-saved={texts.saved}
        data-analytics={analytics}
        hidden
      >
        <div className="cookie-banner__row">
          <Bidi as="p" text={analytics === undefined ? texts.text : texts.textCounting} />
          <div className="cookie-banner__answers">
            {answers.map(({ consent, label }) => (
              <Button key={consent} data-consent={consent}>
                {texts[label]}
              </Button>
            ))}
          </div>
        </div>
      </section>
      <p className="visually-hidden" role="status" data-cookies-status="" />
    </>
  );
}
