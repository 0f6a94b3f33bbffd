/** The service area: four counties on a map, their guides, the cities and the offices. */

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

/** What stands in the main part of the service area page. */
export function ServiceAreaPage({ context, words }: PageProps<'service-area'>) {
  const { ui } = context;
  return (
    <>
      <PageHero context={context} hero={words.hero} />
      <Section id="map" title={words.map.title} lead={words.map.lead}>
        <PageCountyMap context={context} />
      </Section>
      <Section id="counties" title={words.counties.title}>
        <Paragraphs items={words.counties.paragraphs} />
      </Section>
      <Section id="cities" title={words.cities.title}>
        <div className="columns" data-columns="7-5">
          <Paragraphs items={[words.cities.lead]} />
          <PageLinks items={context.cities} />
        </div>
      </Section>
      <Section id="offices" title={words.offices.title}>
        <Paragraphs items={[words.offices.lead]} />
        <OfficeList offices={context.offices} hours={context.officeHours} words={ui.common} />
        <MoreLink {...context.link('/locations')} />
      </Section>
      <Section id="elsewhere" title={words.elsewhere.title}>
        <Statements statements={words.elsewhere.cases.map((text) => ({ text }))} />
      </Section>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
