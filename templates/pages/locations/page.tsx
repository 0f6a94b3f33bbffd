import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { OfficeList } from '../../components/PlaceList/OfficeList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import type { PageProps } from '../../contract/page-context.ts';
import { describeOffices } from '../../json-ld/structured-data.ts';
import type { SinglePageType } from '../page-type.ts';
import { Paragraphs } from '../parts/prose.tsx';

function LocationsPage({ context, texts }: PageProps<'locations'>) {
  const { ui, maps, phones } = context;
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <Section band id="map" title={texts.map.title} lead={texts.map.lead}>
        <div className="prose">
          <AreaMap panel={maps.offices} name={texts.map.alt} caption={ui.map.numbers} />
          <SmallText text={ui.map.sketch} />
        </div>
      </Section>
      <Section id="offices" title={texts.offices.title}>
        <OfficeList
          offices={context.offices}
          hours={context.officeHours}
          texts={ui.common}
          more={{ phone: phones.main, call: ui.common.callShort, openStreetMap: ui.map.openStreetMap }}
        />
      </Section>
      <Section id="details" title={ui.common.details}>
        <Disclosures
          items={[
            { title: texts.visit.title, body: <CheckmarkList items={texts.visit.items} /> },
            {
              title: texts.coverage.title,
              id: 'coverage',
              body: (
                <>
                  <Paragraphs items={[texts.coverage.lead]} />
                  <InlineList items={context.counties} />
                </>
              ),
            },
          ]}
        />
      </Section>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

export const page: SinglePageType<'locations'> = {
  template: LocationsPage,
  isPrerendered: true,
  structuredData: ({ context }, address) => describeOffices(context, address),
};
