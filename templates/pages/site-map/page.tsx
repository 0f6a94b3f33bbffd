import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { noticesAddress, type SinglePageType } from '../page-type.ts';
import { PageSearch } from '../parts/page-islands.tsx';

function SiteMapPage({ context, texts }: PageProps<'site-map'>) {
  const groups = context.siteMap.filter(({ pages }) => pages.length > 0);
  const notices = { href: noticesAddress, label: texts.notices };
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <PageSearch context={context} />
      <div className="site-map">
        {groups.map(({ group, pages }) => (
          <Section key={group} id={`pages-${group}`} title={texts.groups[group]}>
            <SiteMapList links={group === 'legal' ? [...pages, notices] : pages} />
          </Section>
        ))}
        <Section id="languages" title={texts.groups.languages}>
          <SiteMapList
            links={context.languages.map(({ href, name, tag, dir }) => ({ href, label: name, tag, dir }))}
          />
          <MoreLink href="/sitemap.xml" label={context.ui.footer.siteMapFile} />
        </Section>
      </div>
      <ClosingBlock context={context} />
    </>
  );
}

/** A link to a page in another language has the language and direction of that page. */
type SiteMapLink = {
  readonly href: string;
  readonly label: string;
  readonly tag?: string;
  readonly dir?: 'ltr' | 'rtl';
};

function SiteMapList({ links }: { readonly links: readonly SiteMapLink[] }) {
  return (
    <ul className="site-map-list">
      {links.map(({ href, label, tag, dir }) => (
        <li key={href}>
          <a href={href} lang={tag} hrefLang={tag} dir={dir}>
            {tag === undefined ? <Bidi text={label} /> : label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const page: SinglePageType<'site-map'> = { template: SiteMapPage, searchWeight: false };
