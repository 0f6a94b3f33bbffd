/** The question about cookies: a region at the end of the screen, hidden until the core script shows it. */
import type { Filled, Ui } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';

export type CookieBannerProps = {
  /** Name of the region, the question, its three answers and what is announced after one of them. */
  readonly copy: Pick<
    Filled<Ui>['cookies'],
    'name' | 'text' | 'textCounting' | 'acceptAll' | 'necessaryOnly' | 'decline' | 'saved'
  >;
  /** Address of the script that is loaded after consent and never without it; the text speaks of it. */
  readonly analytics?: string | undefined;
};

/** What the cookie holds after each button. */
const answers = [
  { consent: 'accepted', word: 'acceptAll' },
  { consent: 'necessary', word: 'necessaryOnly' },
  { consent: 'declined', word: 'decline' },
] as const;

/** The banner, and the status by which screen readers hear that the choice is kept. */
export function CookieBanner({ copy, analytics }: CookieBannerProps) {
  return (
    <>
      <section
        className="cookie-banner"
        aria-label={copy.name}
        tabIndex={-1}
        data-cookies=""
        data-saved={copy.saved}
        data-analytics={analytics}
        hidden
      >
        <div className="cookie-banner__row">
          <p>
            <Bidi text={analytics === undefined ? copy.text : copy.textCounting} />
          </p>
          <div className="cookie-banner__answers">
            {answers.map(({ consent, word }) => (
              <button key={consent} className="button" type="button" data-consent={consent}>
                {copy[word]}
              </button>
            ))}
          </div>
        </div>
      </section>
      <p className="visually-hidden" role="status" data-cookies-status="" />
    </>
  );
}
