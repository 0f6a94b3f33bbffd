/** The offices page: a map, and a list of offices with the numbers of the map. */
import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { Folds } from '../../components/Folds/Folds.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { OfficeList } from '../../components/OfficeList/OfficeList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

export function LocationsPage({ context, copy }: PageProps<'locations'>) {
  const { ui, maps, phones } = context;
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      <Section band id="map" title={copy.map.title} lead={copy.map.lead}>
        <div className="prose">
          <AreaMap panel={maps.offices} name={copy.map.alt} caption={ui.map.numbers} />
          <p className="small-text">
            <Bidi text={ui.map.sketch} />
          </p>
        </div>
      </Section>
      <Section id="offices" title={copy.offices.title}>
        <OfficeList
          offices={context.offices}
          hours={context.officeHours}
          copy={ui.common}
          more={{ phone: phones.main, call: ui.common.callShort, openStreetMap: ui.map.openStreetMap }}
        />
      </Section>
      <Section id="details" title={ui.common.details}>
        <Folds
          folds={[
            { title: copy.visit.title, body: <CheckmarkList items={copy.visit.items} /> },
            {
              title: copy.coverage.title,
              body: (
                <div id="coverage">
                  <Paragraphs items={[copy.coverage.lead]} />
                  <InlineList items={context.counties} />
                </div>
              ),
            },
          ]}
        />
      </Section>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
