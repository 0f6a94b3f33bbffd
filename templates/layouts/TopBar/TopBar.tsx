/** The header of every page: a row with languages and search, and the bar with logo, links, chat and call. */
import type { ReactNode } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { CompactCallButton } from '../../components/CompactCallButton/CompactCallButton.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type {
  CountyLink,
  LanguageLink,
  Link,
  NavigationLink,
  PhoneLink,
} from '../../contract/page-context.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';

export type TopBarProps = {
  /** Address of the home page; the label is the agency's full name. */
  readonly home: Link;
  /** The short name of the agency. */
  readonly name: string;
  /** The links of the bar and of the menu. */
  readonly links: readonly NavigationLink[];
  /** The county guides at the start of the menu, each with the number to call about an arrest. */
  readonly counties: readonly Pick<CountyLink, 'href' | 'label' | 'lookup'>[];
  /** The links of the menu after those of the bar. */
  readonly menu: readonly Link[];
  /** This page in every language. */
  readonly languages: readonly LanguageLink[];
  /** The link that opens the search. */
  readonly search: ReactNode;
  /** The button that opens the chat. */
  readonly chat: ReactNode;
  /** The number of the call button. */
  readonly phone: PhoneLink;
  /** Accessible names of the navigation and the controls. */
  readonly texts: {
    readonly navigation: string;
    readonly menu: string;
    /** Label of the menu button while the menu is open. */
    readonly closeMenu: string;
    /** "Where was the arrest?" */
    readonly arrestPlace: string;
    /** "Language: English". */
    readonly languageCurrent: string;
    readonly callShort: string;
  };
};

/**
 * Returns the header. The bar is sticky; the row above it scrolls with the page. On narrow screens the links are in a
 * disclosure, which works without scripts.
 */
export function TopBar({
  home,
  name,
  links,
  counties,
  menu,
  languages,
  search,
  chat,
  phone,
  texts,
}: TopBarProps) {
  const items = links.map(printLink);
  return (
    <header className="top-bar">
      <div className="language-links">
        <div className="page">
          {search}
          <LanguageLinks languages={languages} name={texts.languageCurrent} />
        </div>
      </div>
      <div className="page top-bar__row">
        <a className="logo" href={home.href} aria-label={home.label}>
          <Logo />
          <span className="logo__name">
            <Bidi text={name} />
          </span>
        </a>
        <nav className="nav" aria-label={texts.navigation}>
          <ul className="nav__list">{items}</ul>
        </nav>
        {chat}
        <details className="menu">
          <summary>
            <span className="menu__open">{texts.menu}</span>
            <span className="menu__close">{texts.closeMenu}</span>
          </summary>
          <nav className="menu__panel" aria-label={texts.menu}>
            <p id="menu-places">{texts.arrestPlace}</p>
            <ul className="menu__list" aria-labelledby="menu-places">
              {counties.map(({ href, label, lookup: { line, phone: jailPhone } }) => (
                <li key={href}>
                  <a href={href}>
                    <Bidi text={label} />
                  </a>
                  {jailPhone === undefined ? null : (
                    <PhoneText phone={jailPhone} name={line} isOurs={false} />
                  )}
                </li>
              ))}
            </ul>
            <ul className="menu__list">
              {items}
              {menu.map(printLink)}
            </ul>
          </nav>
        </details>
        <CompactCallButton phone={phone} label={texts.callShort} />
      </div>
    </header>
  );
}

function printLink({ href, label, current }: Link & Partial<NavigationLink>) {
  return (
    <li key={href}>
      <a href={href} aria-current={current === 'section' ? 'true' : current}>
        <Bidi text={label} />
      </a>
    </li>
  );
}
