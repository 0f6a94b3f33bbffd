/** The service area: the counties on a map, their guides, the cities and the offices. */

import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { OfficeList } from '../../components/OfficeList/OfficeList.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageCountyMap } from '../parts/PageCountyMap.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { TownLists } from './TownLists.tsx';

/** Returns the main content of the service area page. */
export function ServiceAreaPage({ context, copy }: PageProps<'service-area'>) {
  const { ui } = context;
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      <Section band id="map" title={copy.map.title} lead={copy.map.lead}>
        <PageCountyMap context={context} />
      </Section>
      <Section id="counties" title={copy.counties.title}>
        <Paragraphs items={[copy.counties.lead]} />
        <Statements statements={copy.counties.cases.map((text) => ({ text }))} />
        <Paragraphs items={[copy.counties.price]} />
      </Section>
      <Section id="towns" title={ui.towns.list}>
        <TownLists context={context} />
      </Section>
      <Section id="cities" title={copy.cities.title}>
        <Paragraphs items={[copy.cities.lead]} />
        <PageLinks items={context.cities} />
      </Section>
      <Section subject id="offices" title={copy.offices.title}>
        <Paragraphs items={[copy.offices.lead]} />
        <OfficeList offices={context.offices} hours={context.officeHours} copy={ui.common} />
        <MoreLink {...context.link('/locations')} />
      </Section>
      <Section id="elsewhere" title={copy.elsewhere.title}>
        <Statements statements={copy.elsewhere.cases.map((text) => ({ text }))} />
      </Section>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
