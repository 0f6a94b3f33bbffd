/** A city page: the served places, the process from arrest to release, and the nearby stations and courts. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Callout } from '../../components/Callout/Callout.tsx';
import { PlaceList } from '../../components/PlaceList/PlaceList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { CityCourt, RecordPageProps } from '../../page-context.ts';
import { joinList } from '../../values/join-list.ts';
import { FaqWithCallChecklist } from '../parts/FaqWithCallChecklist.tsx';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { CityCourts, type CityCourtsProps } from './CityCourts.tsx';
import { CityStations } from './CityStations.tsx';
import { planCityFacts } from './city-facts.tsx';

type CityParts = RecordPageProps<'cities'> & { readonly courts: readonly CityCourt[] };

/** Returns the main content of a city page. */
export function CityPage({ context, id, facts, copy }: RecordPageProps<'cities'>) {
  const courts = context.cities.find((city) => city.id === id)?.courts ?? [];
  const { emergency, courtAppearance, federal } = copy.services;
  const guide = context.link(`/${facts.county}`);
  return (
    <>
      <CityHero context={context} facts={facts} copy={copy} courts={courts} guide={guide} />
      <CityStations context={context} id={id} facts={facts} copy={copy} />
      <CityReasons copy={copy} />
      <Section id="steps" title={copy.steps.title}>
        <Steps steps={copy.steps.items} />
      </Section>
      <CityCourts
        context={context}
        copy={copy}
        courts={courts}
        stationCount={facts.stations.length}
        guide={guide}
      />
      <Section id="services" title={copy.services.title}>
        <Statements statements={[emergency, courtAppearance, federal]} />
      </Section>
      <Section subject id="questions" title={context.ui.common.frequentQuestions}>
        <FaqWithCallChecklist ui={context.ui} faqs={copy.faqs} />
      </Section>
      <CityOffice context={context} office={facts.office} description={copy.structuredDescription} />
      <PageClosing
        context={context}
        closing={{ title: copy.closing.title, text: copy.closing.description }}
      />
    </>
  );
}

/** Returns the heading with the served places; beside it the nearest station and court, and the county guide. */
function CityHero({
  context,
  facts,
  copy,
  courts,
  guide,
}: Omit<CityParts, 'id'> & Pick<CityCourtsProps, 'guide'>) {
  const { ui } = context;
  const places = facts.served.map((id) => copy.served[id] ?? id);
  return (
    <PageHero
      context={context}
      hero={{
        title: copy.hero.title,
        places: ui.city.serves({ places: joinList(places, ui.figures) }),
        lead: [{ type: 'text', text: copy.hero.subtitle }],
        more: copy.hero.description,
      }}
      callLabel={copy.callNow}
      facts={planCityFacts({ context, stations: facts.stations, courts, copy, guide })}
    />
  );
}

/** Returns the reasons to call us, and the description of our offer. */
function CityReasons({ copy: { offer, why } }: Pick<CityParts, 'copy'>) {
  const { localExpertise, availability, fastProcessing, flexiblePayment } = why;
  return (
    <Section id="why" title={why.title}>
      <Statements statements={[localExpertise, availability, fastProcessing, flexiblePayment]} />
      <Callout level={3} title={offer.name} text={[{ type: 'text', text: offer.description }]} />
    </Section>
  );
}

type CityOfficeProps = Pick<CityParts, 'context'> & {
  /** Id of the office. */
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
    <Section id="office" title={ui.city.office}>
      <div className="columns" data-columns="8-4">
        <p className="lead">
          <Bidi text={description} />
        </p>
        <PlaceList places={places} directions={ui.common.getDirections} />
      </div>
    </Section>
  );
}
