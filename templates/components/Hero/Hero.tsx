/** The top of a page: heading, answer, call button, message links, licence and facts. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import type { AgencyDetails, License, Link, PhoneLink } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { LicenseBlock } from '../LicenseBlock/LicenseBlock.tsx';

export type HeroProps = {
  /** The breadcrumbs; the home page and error pages have none. */
  readonly breadcrumbs?: BreadcrumbsProps | undefined;
  /** Heading of the page. */
  readonly title: string;
  /** The places that the page covers, in one sentence. */
  readonly places?: string | undefined;
  /** The answer or the next step, in one or two sentences; absent on a page whose text begins at once. */
  readonly lead?: Inline | undefined;
  /** A second paragraph, in body size, below the licence. */
  readonly more?: Inline | undefined;
  /** The telephone line to call, and the label of the call button. */
  readonly call: { readonly phone: PhoneLink; readonly label: string };
  /** Links that open a message to the agency, shown below the call button. */
  readonly messageLinks?: readonly Link[];
  /** The licence of the agency, shown below the call button. */
  readonly license: License;
  /** The insurance company behind the bonds. */
  readonly insurer?: AgencyDetails['insurer'];
  /** The spoken languages and their hours; a small line below the licence. */
  readonly speakers?: string | undefined;
  /** A second small line below the licence: a duration with its limit. */
  readonly note?: Inline | undefined;
  /** Facts beside the heading. */
  readonly facts?: readonly Fact[] | undefined;
  /** Content shown instead of facts. */
  readonly aside?: ReactNode;
  /** Content below the texts, in a hero whose aside is taller than its texts. */
  readonly below?: ReactNode;
  /** Whether the heading has the largest size, used by the home page only. @default false */
  readonly home?: boolean;
  /** Content below both columns. */
  readonly children?: ReactNode;
};

export function Hero({
  breadcrumbs,
  title,
  places,
  lead,
  more,
  call,
  messageLinks = [],
  license,
  insurer,
  speakers,
  note,
  facts,
  aside,
  below,
  home = false,
  children,
}: HeroProps) {
  return (
    <div className="hero" data-variant={home ? 'home' : undefined}>
      {breadcrumbs === undefined ? null : <Breadcrumbs {...breadcrumbs} />}
      <div className="hero__columns">
        <div className="hero__text">
          <h1>
            <Bidi text={title} />
          </h1>
          {lead === undefined ? null : (
            <p className="lead">
              <InlineText content={lead} />
            </p>
          )}
          <CallButton {...call} />
          {messageLinks.length === 0 ? null : (
            <p className="hero__messages">
              {messageLinks.map(({ href, label }) => (
                <a key={href} href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
                  <Bidi text={label} />
                </a>
              ))}
            </p>
          )}
          <LicenseBlock license={license} insurer={insurer} />
          {places === undefined ? null : (
            <p className="small-text">
              <Bidi text={places} />
            </p>
          )}
          {more === undefined ? null : (
            <p className="measure">
              <InlineText content={more} />
            </p>
          )}
          {speakers === undefined ? null : (
            <p className="small-text">
              <Bidi text={speakers} />
            </p>
          )}
          {note === undefined ? null : (
            <p className="small-text">
              <InlineText content={note} />
            </p>
          )}
        </div>
        {facts === undefined ? aside : <FactList facts={facts} />}
        {below}
      </div>
      {children}
    </div>
  );
}
