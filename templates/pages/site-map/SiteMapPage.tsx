/** Every page of the site, by group. */
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SiteMapList } from '../../components/SiteMapList/SiteMapList.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { noticesAddress } from '../page-type.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageSearch } from '../parts/PageSearch.tsx';

export function SiteMapPage({ context, texts }: PageProps<'site-map'>) {
  const groups = context.siteMap.filter(({ pages }) => pages.length > 0);
  const notices = { href: noticesAddress, label: texts.notices };
  return (
    <>
      <PageHero context={context} hero={texts.hero} />
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
      <PageClosing context={context} />
    </>
  );
}
