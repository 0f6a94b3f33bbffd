/** A city page: whom to call about an arrest in each served place, and everything else collapsed. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Folds } from '../../components/Folds/Folds.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PlaceList } from '../../components/PlaceList/PlaceList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { RecordPageProps } from '../../contract/page-context.ts';
import { joinList } from '../../values/join-list.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { questionFolds } from '../parts/question-folds.tsx';
import { CityCourts } from './CityCourts.tsx';
import { CityStations } from './CityStations.tsx';

export function CityPage({ context, id, facts, texts }: RecordPageProps<'cities'>) {
  const { ui } = context;
  const courts = context.cities.find((city) => city.id === id)?.courts ?? [];
  const { emergency, courtAppearance, federal } = texts.services;
  const { localExpertise, availability, fastProcessing, flexiblePayment } = texts.why;
  const places = facts.served.map((served) => texts.served[served] ?? served);
  return (
    <>
      <PageHero
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
        <Folds
          folds={[
            { title: texts.about.title, body: <About texts={texts} /> },
            {
              title: texts.steps.title,
              body: (
                <div id="steps">
                  <Steps steps={texts.steps.items} />
                </div>
              ),
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
                    <b>
                      <Bidi text={`${texts.offer.name}: `} />
                    </b>
                    <Bidi text={texts.offer.description} />
                  </p>
                </div>
              ),
            },
            {
              title: texts.services.title,
              body: (
                <div id="services">
                  <Statements statements={[emergency, courtAppearance, federal]} />
                </div>
              ),
            },
            ...questionFolds(texts.faqs),
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
      <PageClosing
        context={context}
        closing={{ title: texts.closing.title, text: texts.closing.description }}
      />
    </>
  );
}

/** Returns the text about the first days after an arrest. */
function About({ texts }: Pick<RecordPageProps<'cities'>, 'texts'>) {
  return (
    <div className="prose" id="about">
      <p>
        <InlineText content={texts.hero.description} />
      </p>
      {texts.about.paragraphs.map((content, index) => (
        <p key={index}>
          <InlineText content={content} />
        </p>
      ))}
    </div>
  );
}

type CityOfficeProps = Pick<RecordPageProps<'cities'>, 'context'> & {
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
    <div className="prose" id="office">
      <p>
        <Bidi text={description} />
      </p>
      <PlaceList places={places} directions={ui.common.getDirections} />
    </div>
  );
}
