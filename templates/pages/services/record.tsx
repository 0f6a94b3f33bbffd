import { Callout } from '../../components/Callout/Callout.tsx';
import { CheckmarkList } from '../../components/CheckmarkList/CheckmarkList.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { PremiumTable } from '../../components/PremiumTable/PremiumTable.tsx';
import { ProcessPosition } from '../../components/ProcessPosition/ProcessPosition.tsx';
import { BareSection, Section } from '../../components/Section/Section.tsx';
import { Statements } from '../../components/Statements/Statements.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { RecordPageProps } from '../../contract/page-context.ts';
import {
  type PageAddress,
  plainTextOf,
  publisherOf,
  type SchemaOrgThing,
} from '../../json-ld/structured-data.ts';
import type { RecordPageType } from '../page-type.ts';
import { PageReleaseTimes } from '../parts/PageReleaseTimes.tsx';
import { Paragraphs, questionDisclosures } from '../parts/prose.tsx';
import { ServiceDiagram } from './ServiceDiagram.tsx';

function ServicePage({ context, facts, texts }: RecordPageProps<'services'>) {
  const { common } = context.ui;
  return (
    <>
      <Hero context={context} hero={{ title: texts.title, lead: texts.subtitle }} />
      <BareSection band>
        <ServiceDiagram context={context} diagram={facts.diagram} texts={texts.diagram} />
      </BareSection>
      <Section id="how-it-works" title={common.howItWorks}>
        <Steps steps={texts.steps} />
      </Section>
      <Section id="details" title={common.details}>
        <Disclosures
          items={[
            {
              title: texts.about,
              body: <ServiceDescription context={context} facts={facts} texts={texts} />,
            },
            {
              title: common.whatYouGet,
              id: 'what-you-get',
              body: <CheckmarkList items={texts.features} />,
            },
            {
              title: common.whyThisMatters,
              id: 'why-this-matters',
              body: <Statements statements={texts.highlights.map((text) => ({ text }))} />,
            },
            ...questionDisclosures(texts.faqs),
          ]}
        />
        <ProcessPosition context={context} step={facts.stop} />
      </Section>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

function ServiceDescription({
  context,
  facts,
  texts,
}: Pick<RecordPageProps<'services'>, 'context' | 'facts' | 'texts'>) {
  return (
    <div>
      <Paragraphs items={texts.description} />
      {texts.note === undefined ? null : (
        <Callout level={4} title={texts.note.title} text={texts.note.text} />
      )}
      {facts.diagram.type === 'release' ? <PageReleaseTimes context={context} bar={false} /> : null}
      {facts.showsExamples ? <PremiumTable context={context} /> : null}
    </div>
  );
}

function describeService(
  { texts, context }: RecordPageProps<'services'>,
  { baseUrl, url }: PageAddress,
): SchemaOrgThing[] {
  const name = texts.title;
  const description = plainTextOf(texts.subtitle);
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      description,
      url,
      areaServed: context.counties.map(({ href, label }) => ({
        '@type': 'AdministrativeArea',
        name: label,
        url: `${baseUrl}${href}`,
        containedInPlace: { '@type': 'State', name: 'California' },
      })),
      provider: publisherOf(baseUrl),
      offers: { '@type': 'Offer', name, description, url },
    },
  ];
}

export const record: RecordPageType<'services'> = {
  template: ServicePage,
  structuredData: describeService,
};
