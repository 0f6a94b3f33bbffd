import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import type { PageContext } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { LicenseBlock } from '../LicenseBlock/LicenseBlock.tsx';
import { SmallText } from '../SmallText/SmallText.tsx';

export type HeroProps = {
  readonly context: Pick<
    PageContext,
    'ui' | 'phones' | 'messageLinks' | 'license' | 'agency' | 'breadcrumbs' | 'label' | 'path'
  >;
  readonly hero: {
    readonly title: string;
    readonly places?: string | undefined;
    /** The answer or the next step, in one or two sentences; absent on a page whose text begins at once. */
    readonly lead?: Inline | undefined;
    /** A second paragraph, in body size, below the license. */
    readonly more?: Inline | undefined;
    /** A small line below the license: a duration with its limit. */
    readonly note?: Inline | undefined;
  };
  readonly facts?: readonly Fact[] | undefined;
  readonly aside?: ReactNode;
  /** Content below the texts, in a hero whose aside is taller than its texts. */
  readonly below?: ReactNode;
  /** Label of the call button. @default "Call Now" */
  readonly callLabel?: string;
  readonly children?: ReactNode;
};

export function Hero({ context, hero, facts, aside, below, callLabel, children }: HeroProps) {
  const { ui, phones, messageLinks, license, agency, path } = context;
  const { title, places, lead, more, note } = hero;
  const { speakers } = agency.notes;
  return (
    <div className="hero" data-variant={path === '/' ? 'home' : undefined}>
      <Breadcrumbs context={context} />
      <div className="hero__columns">
        <div className="hero__text">
          <Bidi as="h1" text={title} />
          {lead === undefined ? null : <InlineText as="p" className="lead" content={lead} />}
          <CallButton phone={phones.main} label={callLabel ?? ui.common.callNow} />
          {messageLinks.length === 0 ? null : (
            <p className="hero__messages">
              {messageLinks.map(({ href, label }) => (
                <Bidi
                  key={href}
                  as="a"
                  href={href}
                  rel={href.startsWith('https:') ? 'noopener' : undefined}
                  text={label}
                />
              ))}
            </p>
          )}
          <LicenseBlock license={license} insurer={agency.insurer} />
          <SmallText text={places} />
          {more === undefined ? null : <InlineText as="p" className="measure" content={more} />}
          <SmallText text={speakers} />
          <SmallText text={note} />
        </div>
        {facts === undefined ? aside : <FactList facts={facts} />}
        {below}
      </div>
      {children}
    </div>
  );
}

/** Links from the home page to this page; null for a page without a parent. */
function Breadcrumbs({ context: { ui, breadcrumbs, label: current } }: Pick<HeroProps, 'context'>) {
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={ui.common.breadcrumb}>
      <ol className="breadcrumbs__list">
        {breadcrumbs.map(({ href, label }) => (
          <li key={href}>
            <Bidi as="a" href={href} text={label} />
          </li>
        ))}
        <li>
          <Bidi as="span" aria-current="page" text={current} />
        </li>
      </ol>
    </nav>
  );
}
