/** The bar at the head of every page: logo, links, languages, call. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { CallMini } from '../../components/CallMini/CallMini.tsx';
import type { LanguageLink, Link, NavigationLink, PhoneLink } from '../../page-context.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';

export type TopBarProps = {
  /** Address of the home page; the label is the agency's full name. */
  readonly home: Link;
  /** The agency's name as the bar shows it. */
  readonly name: string;
  /** The links of the bar and of the menu. */
  readonly links: readonly NavigationLink[];
  /** This page in every language. */
  readonly languages: readonly LanguageLink[];
  /** The line that is dialled. */
  readonly phone: PhoneLink;
  /** Names of the navigation and the controls. */
  readonly words: {
    readonly navigation: string;
    readonly menu: string;
    /** "Language: English". */
    readonly languageCurrent: string;
    readonly callShort: string;
  };
};

/** The top bar. On narrow screens its links stand in a disclosure, which works without scripts (R63). */
export function TopBar({ home, name, links, languages, phone, words }: TopBarProps) {
  const items = links.map(printLink);
  return (
    <header className="topbar">
      <div className="page topbar__row">
        <a className="logo" href={home.href} aria-label={home.label}>
          <Logo />
          <span className="logo__name">{Bidi({ text: name })}</span>
        </a>
        <nav className="nav" aria-label={words.navigation}>
          <ul className="nav__list">{items}</ul>
        </nav>
        <LanguageMenu languages={languages} name={words.languageCurrent} />
        <details className="tool" data-tool="menu">
          <summary>{words.menu}</summary>
          <nav aria-label={words.menu}>
            <ul className="tool__list">{items}</ul>
          </nav>
        </details>
        <CallMini phone={phone} label={words.callShort} />
      </div>
    </header>
  );
}

function printLink({ href, label, current }: NavigationLink) {
  return (
    <li key={href}>
      <a href={href} aria-current={current === 'section' ? 'true' : current}>
        {Bidi({ text: label })}
      </a>
    </li>
  );
}
