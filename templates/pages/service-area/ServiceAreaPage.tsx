/** The service area: four counties on a map, their guides, the cities and the offices. */
import { Index } from '../../components/Index/Index.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { OfficeList } from '../../components/OfficeList/OfficeList.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import { Says } from '../../components/Says/Says.tsx';
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
      <PageHero context={context} hero={words.hero} drawing="way-there" />
      <Passage id="map" title={words.map.title} lead={words.map.lead}>
        <PageCountyMap context={context} />
      </Passage>
      <Passage id="counties" title={words.counties.title}>
        <Paragraphs items={words.counties.paragraphs} />
      </Passage>
      <Passage id="cities" title={words.cities.title}>
        <div className="cols" data-columns="7-5">
          <Paragraphs items={[words.cities.lead]} />
          <Index items={context.cities} />
        </div>
      </Passage>
      <Passage id="offices" title={words.offices.title}>
        <Paragraphs items={[words.offices.lead]} />
        <OfficeList offices={context.offices} hours={context.officeHours} words={ui.common} />
        <MoreLink {...context.link('/locations')} />
      </Passage>
      <Passage id="elsewhere" title={words.elsewhere.title}>
        <Says statements={words.elsewhere.cases.map((text) => ({ text }))} />
      </Passage>
      <PageClosing context={context} closing={words.closing} />
    </>
  );
}
