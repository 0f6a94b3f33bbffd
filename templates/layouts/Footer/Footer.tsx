/** The footer with the agency, its telephone numbers and the link lists. It is the same on all pages of a language. */

import type { Filled, Inline, Ui } from '../../../schema/index.ts';
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { IdentityPanel, type IdentityPanelProps } from '../../components/IdentityPanel/IdentityPanel.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { Link, PageContext } from '../../contract/page-context.ts';
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
  readonly texts: Omit<Filled<Ui>['footer'], 'office' | 'contactInfo'> &
    Pick<Filled<Ui>['common'], 'callMainLine' | 'alternateLine' | 'notLawFirm'> & {
      /** Label of the button that opens the cookie banner again; the core script shows it. */
      readonly cookieSettings: string;
    };
};

/** Returns the footer, in which the thread ends in an open ring. */
export function Footer(props: FooterProps) {
  const { links, texts } = props;
  return (
    <footer className="footer">
      <div className="page thread">
        <span className="footer__ring" aria-hidden="true" />
        <div className="footer__columns">
          <AboutAgency {...props} />
          <div className="footer__links">
            <LinkList name="quick-links" title={texts.quickLinks} links={links.quick} />
            <LinkList name="services" title={texts.services} links={links.services} />
          </div>
        </div>
        <LastRow links={links} texts={texts} />
      </div>
    </footer>
  );
}

function AboutAgency({ name, description, identity, office, phones, email, texts }: FooterProps) {
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
        <Bidi text={texts.emergency} />
      </h2>
      <p className="footer__calls">
        <PhoneText phone={phones.main} name={texts.callMainLine} />
        <PhoneText phone={phones.alternate} name={texts.alternateLine} />
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

function LastRow({ links, texts }: Pick<FooterProps, 'links' | 'texts'>) {
  const { legal, social, credits, quick, siteMap } = links;
  const isSiteMapListed = quick.some(({ href }) => href === siteMap.href);
  const siteMapFile = { href: '/sitemap.xml', label: texts.siteMapFile };
  return (
    <div className="footer__last">
      <LinkList name="social" label={texts.social} links={social} />
      <LinkList
        name="legal"
        title={texts.legal}
        links={[...legal, ...(isSiteMapListed ? [] : [siteMap]), siteMapFile, ...credits]}
      >
        <li data-cookie-settings="" hidden>
          <button type="button">{texts.cookieSettings}</button>
        </li>
      </LinkList>
      <p>
        <Bidi text={texts.notLawFirm} />
      </p>
    </div>
  );
}
