/** The frame of every page: the content of `<body>`. The generator adds `<html>` and `<head>`. */
import type { ReactNode } from 'react';
import type { PageContext } from '../contract/page-context.ts';
import { Chat } from '../islands/Chat/Chat.tsx';
import { Island } from '../islands/Island.tsx';
import { Search } from '../islands/Search/Search.tsx';
import { BottomBar } from './BottomBar/BottomBar.tsx';
import { CookieBanner } from './CookieBanner/CookieBanner.tsx';
import { Footer } from './Footer/Footer.tsx';
import { IslandError } from './IslandError/IslandError.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';
import { TopBar } from './TopBar/TopBar.tsx';

export type PageLayoutProps = {
  readonly context: PageContext;
  /** The main content, rendered by the page type. */
  readonly children: ReactNode;
};

export function PageLayout({ context, children }: PageLayoutProps) {
  return (
    <>
      <PageHeader context={context} />
      <PageMain>{children}</PageMain>
      <PageFooter context={context} />
    </>
  );
}

type FrameProps = Pick<PageLayoutProps, 'context'>;

/** Returns everything before the main content. Only `languages` and `navigation.topBar` differ between pages. */
export function PageHeader({ context }: FrameProps) {
  const { ui, phones, home, languages, navigation, language } = context;
  const { common, agency, footer, chat } = ui;
  return (
    <>
      <SkipLink label={common.skip} />
      <BottomBar
        name={footer.contactInfo}
        phone={phones.main}
        cookieBanner={<CookieBanner texts={ui.cookies} analytics={context.analytics} />}
        texts={common}
      />
      <TopBar
        home={{ href: home.href, label: agency.name }}
        name={agency.shortName}
        links={navigation.topBar}
        counties={context.counties}
        menu={navigation.menu}
        languages={languages}
        search={
          <Island
            name="search"
            Component={Search}
            prefix="search"
            props={{ label: ui.search.open, href: context.link('/site-map').href }}
            language={language}
          />
        }
        chat={
          <Island
            name="chat"
            Component={Chat}
            prefix="chat"
            props={{ title: chat.title, open: chat.open, close: chat.close }}
            language={language}
          />
        }
        phone={phones.main}
        texts={{ ...common, languageCurrent: common.languageCurrent({ language: language.name }) }}
      />
    </>
  );
}

export type PageMainProps = Partial<Pick<PageLayoutProps, 'children'>> & {
  /** The notice at the top of a draft. @default none */
  readonly draftNotice?: string | undefined;
};

export function PageMain({ children, draftNotice }: PageMainProps) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="page thread">
        {draftNotice === undefined ? null : <p className="callout">{draftNotice}</p>}
        {children}
      </div>
    </main>
  );
}

/**
 * Returns everything after the main content, and the message for islands that fail to load. The result is the same on
 * every page of a language.
 */
export function PageFooter({ context }: FrameProps) {
  const { ui, navigation, headOffice } = context;
  // A private-use character marks the position of the address, which is a separate element.
  const [before = '', after = ''] = ui.footer
    .office({ name: headOffice.name, address: '\ue000' })
    .split('\ue000');
  return (
    <>
      <Footer
        name={ui.agency.name}
        description={ui.agency.description}
        identity={{ ...context.agency, license: context.license }}
        office={{ before, address: headOffice.addressLine, after }}
        phones={context.phones}
        email={context.email}
        links={{
          quick: navigation.quickLinks,
          services: navigation.services,
          legal: navigation.legal,
          social: navigation.social,
          credits: navigation.credits,
          siteMap: context.link('/site-map'),
        }}
        texts={{ ...ui.common, ...ui.footer, cookieSettings: ui.cookies.settings }}
      />
      <IslandError texts={ui.failedPart} />
    </>
  );
}
