/** The footer with the agency, its telephone numbers and the link lists. It is the same on all pages of a language. */

import type { Filled, Inline, Ui } from '../../../schema/index.ts';
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { IdentityPanel, type IdentityPanelProps } from '../../components/IdentityPanel/IdentityPanel.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { Link, PageContext } from '../../page-context.ts';
import { LinkList } from './LinkList.tsx';

export type FooterProps = {
  /** Full name of the agency. */
  readonly name: string;
  /** One or two sentences about the agency. */
  readonly description: Inline;
  /** The licence and the optional settings of the agency. */
  readonly identity: IdentityPanelProps;
  /** The address of the head office, and the texts before and after it. */
  readonly office: { readonly before: string; readonly address: string; readonly after: string };
  readonly phones: PageContext['phones'];
  readonly email: PageContext['email'];
  /** The link lists; empty ones are omitted. */
  readonly links: {
    readonly quick: readonly Link[];
    readonly services: readonly Link[];
    readonly legal: readonly Link[];
    readonly social: readonly Link[];
    readonly credits: readonly Link[];
    /** The site map page. */
    readonly siteMap: Link;
  };
  readonly copy: Omit<Filled<Ui>['footer'], 'office' | 'contactInfo'> &
    Pick<Filled<Ui>['common'], 'callMainLine' | 'alternateLine' | 'notLawFirm'> & {
      /** Label of the button that opens the cookie banner again; the core script shows it. */
      readonly cookieSettings: string;
    };
};

/** Returns the footer, in which the thread ends in an open ring. */
export function Footer(props: FooterProps) {
  const { links, copy } = props;
  return (
    <footer className="footer">
      <div className="page thread">
        <span className="footer__ring" aria-hidden="true" />
        <div className="footer__columns">
          <AboutAgency {...props} />
          <div className="footer__links">
            <LinkList name="quick-links" title={copy.quickLinks} links={links.quick} />
            <LinkList name="services" title={copy.services} links={links.services} />
          </div>
        </div>
        <LastRow links={links} copy={copy} />
      </div>
    </footer>
  );
}

function AboutAgency({ name, description, identity, office, phones, email, copy }: FooterProps) {
  return (
    <div className="footer__about">
      <p className="footer__name">
        <Bidi text={name} />
      </p>
      <p className="measure">
        <InlineText content={description} />
      </p>
      <IdentityPanel {...identity} />
      <h2>
        <Bidi text={copy.emergency} line="heading" />
      </h2>
      <p className="footer__calls">
        <PhoneText phone={phones.main} name={copy.callMainLine} />
        <PhoneText phone={phones.alternate} name={copy.alternateLine} />
        <a href={email.href}>
          <bdi dir="ltr">{email.text}</bdi>
        </a>
      </p>
      <p>
        <Bidi text={office.before} />
        <Address text={office.address} />
        {office.after === '' ? null : <Bidi text={office.after} />}
      </p>
    </div>
  );
}

function LastRow({ links, copy }: Pick<FooterProps, 'links' | 'copy'>) {
  const { legal, social, credits, quick, siteMap } = links;
  const isSiteMapListed = quick.some(({ href }) => href === siteMap.href);
  const siteMapFile = { href: '/sitemap.xml', label: copy.siteMapFile };
  return (
    <div className="footer__last">
      <LinkList name="social" label={copy.social} links={social} />
      <LinkList
        name="legal"
        title={copy.legal}
        links={[...legal, ...(isSiteMapListed ? [] : [siteMap]), siteMapFile, ...credits]}
      >
        <li data-cookie-settings="" hidden>
          <button type="button">{copy.cookieSettings}</button>
        </li>
      </LinkList>
      <p>
        <Bidi text={copy.notLawFirm} />
      </p>
    </div>
  );
}
