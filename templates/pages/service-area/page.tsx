import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import type { PageContext, PageProps } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';
import { mapCaption } from '../parts/places.ts';
import { Paragraphs } from '../parts/prose.tsx';
import { TownLists } from './TownLists.tsx';

function ServiceAreaPage({ context, texts }: PageProps<'service-area'>) {
  const { ui } = context;
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <Section band id="map" title={texts.map.title} lead={texts.map.lead}>
        <PageCountyMap context={context} />
      </Section>
      <Section id="towns" title={ui.towns.list} lead={texts.towns.lead}>
        <TownLists context={context} />
      </Section>
      <Section id="details" title={ui.common.details}>
        <Disclosures
          items={[
            {
              title: texts.counties.title,
              id: 'counties',
              body: (
                <>
                  <Statements statements={texts.counties.cases.map((text) => ({ text }))} />
                  <Paragraphs items={[texts.counties.price]} />
                </>
              ),
            },
            { title: texts.cities.title, id: 'cities', body: <PageLinks items={context.cities} /> },
            { title: texts.offices.title, id: 'offices', body: <Paragraphs items={[texts.offices.lead]} /> },
            ...texts.elsewhere.cases.map(({ title, text }, index) => ({
              title,
              id: index === 0 ? 'elsewhere' : undefined,
              body: <InlineText as="p" content={text} />,
            })),
          ]}
        />
      </Section>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

type PageCountyMapProps = { readonly context: PageContext };

function PageCountyMap({ context }: PageCountyMapProps) {
  const { map, county, city } = context.ui;
  const { area } = context.maps;
  return (
    <div className="columns" data-columns="8-4">
      <div className="prose">
        <AreaMap panel={area} linksGuides name={map.counties} caption={mapCaption(area, map.choose, map)} />
        <SmallText text={map.sketch} />
      </div>
      <DataTable
        caption={county.infoLine}
        hidesCaption
        columns={[{ label: city.county }, { label: county.infoLine, figure: true }]}
        rows={context.counties.map(({ href, label, lookup: { phone, line } }) => [
          <Bidi key="county" as="a" href={href} text={label} />,
          phone === undefined ? null : <PhoneText key="phone" phone={phone} name={line} isOurs={false} />,
        ])}
      />
    </div>
  );
}

export const page: SinglePageType<'service-area'> = { template: ServiceAreaPage };
