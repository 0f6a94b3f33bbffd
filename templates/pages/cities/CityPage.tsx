/** A city page: the served places, the way from the arrest to the release, and the stations and courts nearby. */
import { Note } from '../../components/Note/Note.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import { PlaceList } from '../../components/PlaceList/PlaceList.tsx';
import { Says } from '../../components/Says/Says.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { CityCourt, RecordPageProps } from '../../page-context.ts';
import { joinList } from '../parts/join-list.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { QuestionsAndSheet } from '../parts/QuestionsAndSheet.tsx';
import { CityPlaces, type CityPlacesProps } from './CityPlaces.tsx';
import { planCitySheet } from './city-sheet.tsx';

type CityParts = RecordPageProps<'cities'> & { readonly courts: readonly CityCourt[] };

/** What stands in the main part of a city page, in the order of its words. */
export function CityPage({ context, id, facts, words }: RecordPageProps<'cities'>) {
  const courts = context.cities.find((city) => city.id === id)?.courts ?? [];
  const { emergency, courtAppearance, federal } = words.services;
  const guide = context.link(`/${facts.county}`);
  return (
    <>
      <CityHero context={context} facts={facts} words={words} courts={courts} guide={guide} />
      <CityReasons words={words} />
      <Passage id="steps" title={words.steps.title}>
        <Steps steps={words.steps.items} />
      </Passage>
      <CityPlaces context={context} facts={facts} words={words} courts={courts} guide={guide} />
      <Passage id="services" title={words.services.title}>
        <Says statements={[emergency, courtAppearance, federal]} />
      </Passage>
      <Passage id="questions" title={context.ui.common.frequentQuestions}>
        <QuestionsAndSheet ui={context.ui} faqs={words.faqs} />
      </Passage>
      <CityOffice context={context} office={facts.office} description={words.structuredDescription} />
      <PageClosing
        context={context}
        closing={{ title: words.closing.title, text: words.closing.description }}
      />
    </>
  );
}

/** The heading with the served places, and the nearest station and court beside it. */
function CityHero({
  context,
  facts,
  words,
  courts,
  guide,
}: Omit<CityParts, 'id'> & Pick<CityPlacesProps, 'guide'>) {
  const { ui } = context;
  const places = facts.served.map((id) => words.served[id] ?? id);
  return (
    <PageHero
      context={context}
      hero={{
        title: words.hero.title,
        places: ui.city.serves({ places: joinList(places, ui.figures) }),
        lead: [{ type: 'text', text: words.hero.subtitle }],
        more: words.hero.description,
      }}
      callLabel={words.callNow}
      facts={planCitySheet({ context, stations: facts.stations, courts, words, guide })}
    />
  );
}

/** What is special here, what the call is about, and why to call us. */
function CityReasons({ words: { about, offer, why } }: Pick<CityParts, 'words'>) {
  const { localExpertise, availability, fastProcessing, flexiblePayment } = why;
  return (
    <>
      <Passage id="about" title={about.title}>
        <div className="cols" data-columns="7-5">
          <Paragraphs items={about.paragraphs} />
          <Note level={3} title={offer.name} text={[{ type: 'text', text: offer.description }]} />
        </div>
      </Passage>
      <Passage id="why" title={why.title}>
        <Says statements={[localExpertise, availability, fastProcessing, flexiblePayment]} />
      </Passage>
    </>
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
    <Passage id="office" title={ui.city.office} lead={[{ type: 'text', text: description }]}>
      <PlaceList places={places} directions={ui.common.getDirections} />
    </Passage>
  );
}
