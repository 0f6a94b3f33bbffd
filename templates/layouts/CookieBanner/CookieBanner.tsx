/** The cookie banner: a region at the bottom of the screen, hidden until the core script shows it. */
import type { Filled, Ui } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';

export type CookieBannerProps = {
  /** Name of the region, the two texts, the labels of the buttons, and the announcement after an answer. */
  readonly texts: Pick<
    Filled<Ui>['cookies'],
    'name' | 'text' | 'textCounting' | 'acceptAll' | 'necessaryOnly' | 'decline' | 'saved'
  >;
  /** Address of the script that is loaded only after consent. With it, the banner shows `textCounting`. */
  readonly analytics?: string | undefined;
};

/** The buttons: the value that each stores in the cookie, and the key of its label. */
const answers = [
  { consent: 'accepted', label: 'acceptAll' },
  { consent: 'necessary', label: 'necessaryOnly' },
  { consent: 'declined', label: 'decline' },
] as const;

/** Returns the banner, and the status that announces the stored choice to screen readers. */
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
          <p>
            <Bidi text={analytics === undefined ? texts.text : texts.textCounting} />
          </p>
          <div className="cookie-banner__answers">
            {answers.map(({ consent, label }) => (
              <button key={consent} className="button" type="button" data-consent={consent}>
                {texts[label]}
              </button>
            ))}
          </div>
        </div>
      </section>
      <p className="visually-hidden" role="status" data-cookies-status="" />
    </>
  );
}
