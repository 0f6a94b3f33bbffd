/** The head of a page: heading, answer, call, licence, and the facts beside them. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import type { AgencyDetails, License, PhoneLink } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { LicenseBlock } from '../LicenseBlock/LicenseBlock.tsx';

export type HeroProps = {
  /** The way to this page; the home page and pages that do not exist have none. */
  readonly breadcrumbs?: BreadcrumbsProps | undefined;
  /** Heading of the page. */
  readonly title: string;
  /** The places that the page serves, in one sentence under the heading. */
  readonly places?: string | undefined;
  /** The answer or the next step, in one or two sentences. */
  readonly lead: Inline;
  /** A second paragraph, in the size of text. */
  readonly more?: Inline | undefined;
  /** The line to call and the label of the call. */
  readonly call: { readonly phone: PhoneLink; readonly label: string };
  /** The licence of the agency, under the call. */
  readonly license: License;
  /** The insurance company behind the bonds. */
  readonly insurer?: AgencyDetails['insurer'];
  /** Which languages somebody speaks, and when; a small line under the licence. */
  readonly speakers?: string | undefined;
  /** A second small line under the licence: a time with its limit. */
  readonly note?: Inline | undefined;
  /** Facts at the end of the line. */
  readonly facts?: readonly Fact[] | undefined;
  /** What stands there instead of facts. */
  readonly aside?: ReactNode;
  /** True for the largest heading, on the home page alone. @default false */
  readonly home?: boolean;
  /** What stands under both columns. */
  readonly children?: ReactNode;
};

/** The head of a page. */
export function Hero({
  breadcrumbs,
  title,
  places,
  lead,
  more,
  call,
  license,
  insurer,
  speakers,
  note,
  facts,
  aside,
  home = false,
  children,
}: HeroProps) {
  return (
    <div className="hero" data-variant={home ? 'home' : undefined}>
      {breadcrumbs === undefined ? null : <Breadcrumbs {...breadcrumbs} />}
      <div className="hero__columns">
        <div className="hero__text">
          <h1>
            <Bidi text={title} line="heading" />
          </h1>
          {places === undefined ? null : (
            <p className="small-text">
              <Bidi text={places} />
            </p>
          )}
          <p className="lead">
            <InlineText content={lead} line="lead" />
          </p>
          {more === undefined ? null : (
            <p className="measure">
              <InlineText content={more} />
            </p>
          )}
          <CallButton {...call} />
          <LicenseBlock license={license} insurer={insurer} />
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
      </div>
      {children}
    </div>
  );
}
