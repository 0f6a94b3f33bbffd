import type { CityText, Filled } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { PlaceList } from '../../components/PlaceList/PlaceList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { CityCourt, Link, PageContext, RecordPageProps } from '../../contract/page-context.ts';
import { type PageAddress, publisherOf, type SchemaOrgThing } from '../../json-ld/structured-data.ts';
import { joinList } from '../../values/lists.ts';
import { addressLineOf } from '../../values/postal-address.ts';
import type { RecordPageType } from '../page-type.ts';
import { placeNames, placePin } from '../parts/places.ts';
import { questionDisclosures } from '../parts/prose.tsx';
import { CityStations } from './CityStations.tsx';

export function CityPage({ context, id, facts, texts }: RecordPageProps<'cities'>) {
  const { ui } = context;
  const courts = context.cities.find((city) => city.id === id)?.courts ?? [];
  const { emergency, courtAppearance, federal } = texts.services;
  const { localExpertise, availability, fastProcessing, flexiblePayment } = texts.why;
  const places = facts.served.map((served) => texts.served[served] ?? served);
  return (
    <>
      <Hero
        context={context}
        hero={{
          title: texts.hero.title,
          places: ui.city.serves({ places: joinList(places, ui.figures) }),
          lead: [{ type: 'text', text: texts.hero.subtitle }],
        }}
        callLabel={texts.callNow}
      />
      <CityStations context={context} id={id} facts={facts} texts={texts} />
      <Section id="details" title={ui.common.details}>
        <Disclosures
          items={[
            { title: texts.about.title, body: <About texts={texts} /> },
            {
              title: texts.steps.title,
              id: 'steps',
              body: <Steps steps={texts.steps.items} />,
            },
            {
              title: texts.courtsHeading,
              body: (
                <CityCourts
                  context={context}
                  texts={texts}
                  courts={courts}
                  stationCount={facts.stations.length}
                  guide={context.link(`/${facts.county}`)}
                />
              ),
            },
            {
              title: texts.why.title,
              body: (
                <div id="why" className="prose">
                  <Statements statements={[localExpertise, availability, fastProcessing, flexiblePayment]} />
                  <p>
                    <Bidi as="b" text={`${texts.offer.name}: `} />
                    <Bidi text={texts.offer.description} />
                  </p>
                </div>
              ),
            },
            {
              title: texts.services.title,
              id: 'services',
              body: <Statements statements={[emergency, courtAppearance, federal]} />,
            },
            ...questionDisclosures(texts.faqs),
            {
              title: ui.city.office,
              body: (
                <CityOffice
                  context={context}
                  office={facts.office}
                  description={texts.structuredDescription}
                />
              ),
            },
          ]}
        />
      </Section>
      <ClosingBlock
        context={context}
        closing={{ title: texts.closing.title, text: texts.closing.description }}
      />
    </>
  );
}

function About({ texts }: Pick<RecordPageProps<'cities'>, 'texts'>) {
  return (
    <div className="prose" id="about">
      <InlineText as="p" content={texts.hero.description} />
      {texts.about.paragraphs.map((content, index) => (
        <InlineText key={index} as="p" content={content} />
      ))}
    </div>
  );
}

type CityOfficeProps = Pick<RecordPageProps<'cities'>, 'context'> & {
  readonly office: string;
  readonly description: string;
};

function CityOffice({ context, office, description }: CityOfficeProps) {
  const { ui, offices, officeHours } = context;
  const places = offices
    .filter(({ id }) => id === office)
    .map(({ id, name, addressLine, description: note }) => ({
      id,
      name,
      officialName: name,
      address: addressLine,
      kind: officeHours,
      note,
    }));
  return (
    <div className="prose" id="office">
      <Bidi as="p" text={description} />
      <PlaceList places={places} directions={ui.common.getDirections} />
    </div>
  );
}

type CityCourtsProps = {
  readonly context: PageContext;
  readonly texts: Filled<CityText>;
  /** The courts in the facts, nearest first. */
  readonly courts: readonly CityCourt[];
  /** Number of stations, which precede the courts in the numbers of the map. */
  readonly stationCount: number;
  readonly guide: Link;
};

function CityCourts({ context, texts, courts, stationCount, guide }: CityCourtsProps) {
  const { ui, print } = context;
  return (
    <div className="prose" id="courts">
      <PlaceList
        places={courts.map(({ id, name, officialName, phone, ...place }, index) => ({
          id,
          ...placeNames(name, officialName),
          address: addressLineOf(place),
          phone: phone === undefined ? undefined : print.phone(phone),
          pin: placePin(stationCount + index + 1, 'court'),
        }))}
        directions={ui.common.getDirections}
      />
      <SmallText text={texts.confirm} />
      <MoreLink href={guide.href} label={ui.city.countyGuide({ county: guide.label })} />
    </div>
  );
}

function describeCity({ texts }: RecordPageProps<'cities'>, { baseUrl, url }: PageAddress): SchemaOrgThing[] {
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: texts.serviceName,
      description: texts.structuredDescription,
      url,
      areaServed: Object.values(texts.served).map((name) => ({
        '@type': 'City',
        name: name,
      })),
      provider: publisherOf(baseUrl),
      offers: {
        '@type': 'Offer',
        name: texts.offer.name,
        description: texts.offer.description,
        url,
      },
    },
  ];
}

export const record: RecordPageType<'cities'> = {
  template: CityPage,
  structuredData: describeCity,
};
