import type { ReactNode } from 'react';
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IdentityPanel } from '../../components/IdentityPanel/IdentityPanel.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { splitAtPlaceholder } from '../../components/interpolate-element.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { Link, PageContext } from '../../contract/page-context.ts';

export type FooterProps = { readonly context: PageContext };

export function Footer({ context }: FooterProps) {
  const { navigation, ui } = context;
  return (
    <footer className="footer">
      <div className="page thread">
        <span className="footer__ring" aria-hidden="true" />
        <div className="footer__columns">
          <AboutAgency context={context} />
          <div className="footer__links">
            <LinkList name="quick-links" title={ui.footer.quickLinks} links={navigation.quickLinks} />
            <LinkList name="services" title={ui.footer.services} links={navigation.services} />
          </div>
        </div>
        <LastRow context={context} />
      </div>
    </footer>
  );
}

function AboutAgency({ context }: FooterProps) {
  const { ui, phones, email, headOffice } = context;
  const { agency, common, footer } = ui;
  const [before, after] = splitAtPlaceholder(
    (values) => footer.office({ name: headOffice.name, ...values }),
    'address',
  );
  return (
    <div className="footer__about">
      <Bidi as="p" className="footer__name" text={agency.name} />
      <InlineText as="p" className="measure" content={agency.description} />
      <IdentityPanel context={context} office={false} />
      <Bidi as="h2" text={footer.emergency} />
      <p className="footer__calls">
        <PhoneText phone={phones.main} name={common.callMainLine} />
        <PhoneText phone={phones.alternate} name={common.alternateLine} />
        <a href={email.href}>
          <bdi dir="ltr">{email.text}</bdi>
        </a>
      </p>
      <p>
        <Bidi text={before} />
        <Address text={headOffice.addressLine} />
        {after === '' ? null : <Bidi text={after} />}
      </p>
    </div>
  );
}

function LastRow({ context: { link, navigation, ui } }: FooterProps) {
  const { legal, social, credits, quickLinks } = navigation;
  const siteMap = link('/site-map');
  const isSiteMapListed = quickLinks.some(({ href }) => href === siteMap.href);
  const siteMapFile = { href: '/sitemap.xml', label: ui.footer.siteMapFile };
  return (
    <div className="footer__last">
      <LinkList name="social" label={ui.footer.social} links={social} />
      <LinkList
        name="legal"
        title={ui.footer.legal}
        links={[...legal, ...(isSiteMapListed ? [] : [siteMap]), siteMapFile, ...credits]}
      >
        <li data-cookie-settings="" hidden>
          <button type="button">{ui.cookies.settings}</button>
        </li>
      </LinkList>
      <Bidi as="p" text={ui.common.notLawFirm} />
    </div>
  );
}

type LinkListProps = {
  readonly name: string;
  readonly title?: string;
  readonly label?: string;
  readonly links: readonly Link[];
  readonly children?: ReactNode;
};

/** Collapsed on phones when it has a heading; on wide screens the heading is not interactive. */
function LinkList({ name, title, label, links, children }: LinkListProps) {
  if (links.length === 0) return null;
  const items = links.map((link) => (
    <li key={link.href}>
      <Bidi
        as="a"
        href={link.href}
        rel={link.href.startsWith('https:') ? 'noopener' : undefined}
        text={link.label}
      />
    </li>
  ));
  const id = `footer-${name}`;
  return title === undefined ? (
    <nav aria-label={label}>
      <ul className="footer__row">
        {items}
        {children}
      </ul>
    </nav>
  ) : (
    <nav aria-labelledby={id}>
      <Bidi as="h2" id={id} text={title} />
      <details>
        <summary>
          <Bidi as="h2" text={title} />
          <Icon name="down" />
        </summary>
        <ul className="footer__list">
          {items}
          {children}
        </ul>
      </details>
    </nav>
  );
}
