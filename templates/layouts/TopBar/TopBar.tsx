/** The header of every page: a row with languages and search, and the bar with logo, links, chat and call. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { CompactCallButton } from '../../components/CompactCallButton/CompactCallButton.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { Link, NavigationLink, PageContext } from '../../contract/page-context.ts';
import { Chat } from '../../islands/Chat/Chat.tsx';
import { Island } from '../../islands/Island.tsx';
import { Search } from '../../islands/Search/Search.tsx';
import { Logo } from './Logo.tsx';

export type TopBarProps = { readonly context: PageContext };

/** The disclosure of links on narrow screens works without scripts. */
export function TopBar({ context }: TopBarProps) {
  const { ui, navigation, home, counties, link, language } = context;
  const { agency, chat, common, search } = ui;
  const items = navigation.topBar.map(printLink);
  return (
    <header className="top-bar">
      <div className="language-links">
        <div className="page">
          <Island
            name="search"
            Component={Search}
            prefix="search"
            props={{ label: search.open, href: link('/site-map').href }}
            language={language}
          />
          <LanguageLinks context={context} />
        </div>
      </div>
      <div className="page top-bar__row">
        <a className="logo" href={home.href} aria-label={agency.name}>
          <Logo />
          <Bidi as="span" className="logo__name" text={agency.shortName} />
        </a>
        <nav className="nav" aria-label={common.navigation}>
          <ul className="nav__list">{items}</ul>
        </nav>
        <Island
          name="chat"
          Component={Chat}
          prefix="chat"
          props={{ title: chat.title, open: chat.open, close: chat.close }}
          language={language}
        />
        <details className="menu">
          <summary>
            <span className="menu__open">{common.menu}</span>
            <span className="menu__close">{common.closeMenu}</span>
          </summary>
          <nav className="menu__panel" aria-label={common.menu}>
            <p id="menu-places">{common.arrestPlace}</p>
            <ul className="menu__list" aria-labelledby="menu-places">
              {counties.map(({ href, label, lookup: { line, phone: jailPhone } }) => (
                <li key={href}>
                  <Bidi as="a" href={href} text={label} />
                  {jailPhone === undefined ? null : (
                    <PhoneText phone={jailPhone} name={line} isOurs={false} />
                  )}
                </li>
              ))}
            </ul>
            <ul className="menu__list">
              {items}
              {navigation.menu.map(printLink)}
            </ul>
          </nav>
        </details>
        <CompactCallButton phone={context.phones.main} label={common.callShort} />
      </div>
    </header>
  );
}

function printLink({ href, label, current }: Link & Partial<NavigationLink>) {
  return (
    <li key={href}>
      <Bidi as="a" href={href} aria-current={current === 'section' ? 'true' : current} text={label} />
    </li>
  );
}

/** Scripts store the value of `data-language`. */
function LanguageLinks({ context: { languages, language, ui } }: TopBarProps) {
  return (
    <nav aria-label={ui.common.languageCurrent({ language: language.name })}>
      <ul className="language-links__list">
        {languages.map((item) => (
          <li key={item.tag}>
            <a
              href={item.href}
              lang={item.tag}
              dir={item.dir}
              hrefLang={item.tag}
              data-language={item.tag}
              aria-current={item.current ? 'true' : undefined}
            >
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
