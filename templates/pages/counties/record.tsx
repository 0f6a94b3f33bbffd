import type { ReactNode } from 'react';
import type { countySections } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { PageLinks, type PageLinksProps } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext, RecordPageProps } from '../../contract/page-context.ts';
import type { RecordPageType } from '../page-type.ts';
import { Paragraphs } from '../parts/prose.tsx';
import { CountyAmounts } from './CountyAmounts.tsx';
import { CountyMap, CountyPlaces, WholeCountyMap } from './CountyPlaces.tsx';
import { CountySteps } from './CountySteps.tsx';

export function CountyPage({ context, id, facts, texts }: RecordPageProps<'counties'>) {
  const { ui } = context;
  const sections = listSections({ context, id, facts, texts });
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <CountySteps context={context} facts={facts} texts={texts} />
      <div className="county-details">
        <CountyMap context={context} county={id} />
        <Section id="details" title={ui.common.details}>
          <CountyContents title={ui.common.contents} sections={sections} />
          <Disclosures
            items={[
              ...sections,
              {
                title: ui.county.more,
                body: <CountyLinks context={context} county={id} posts={facts.posts} />,
              },
            ]}
          />
          <PrintOptions context={context} />
        </Section>
      </div>
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

/** The ids of the steps and of the closing block, which are never collapsed. */
type OpenSection = 'where' | 'amount' | 'judge' | 'release' | 'call';

type CountySection = Exclude<(typeof countySections)[number], OpenSection>;

type PlannedSection = { readonly id: CountySection; readonly title: string; readonly body: ReactNode };

/** The sections whose texts exist, in the order of the page. */
function listSections({ context, id: county, facts, texts }: RecordPageProps<'counties'>): PlannedSection[] {
  const { amounts, faqs } = texts;
  const passage = (section: typeof texts.process) => ({
    title: section?.title,
    body: <Paragraphs items={section?.paragraphs ?? []} />,
  });
  const sections: Readonly<Record<CountySection, { title: string | undefined; body: ReactNode }>> = {
    'bail-process': passage(texts.process),
    'typical-amounts': {
      title: amounts?.title,
      body: amounts && <CountyAmounts context={context} county={county} facts={facts} texts={amounts} />,
    },
    services: passage(texts.services),
    'posting-bail': passage(texts.posting),
    'jails-and-courts': {
      title: texts.places.title,
      body: (
        <>
          <CountyPlaces context={context} facts={facts} texts={texts.places} />
          <WholeCountyMap context={context} county={county} />
        </>
      ),
    },
    'choosing-a-bondsman': passage(texts.choosing),
    'county-information': passage(texts.information),
    considerations: passage(texts.considerations),
    questions: {
      title: faqs && context.ui.common.frequentQuestions,
      body: (
        <dl className="prose">
          {faqs?.map(({ q, a }) => (
            <div key={q}>
              <dt>
                <Bidi as="b" text={q} />
              </dt>
              <InlineText as="dd" content={a} />
            </div>
          ))}
        </dl>
      ),
    },
  };
  // Object.keys loses the key type; the table has no other keys.
  return (Object.keys(sections) as CountySection[]).flatMap((id): PlannedSection[] => {
    const { title, body } = sections[id];
    return title === undefined ? [] : [{ id, title, body }];
  });
}

const unlistedSections: readonly CountySection[] = ['considerations', 'questions'];

type CountyContentsProps = {
  readonly title: string;
  readonly sections: readonly PlannedSection[];
};

function CountyContents({ title, sections }: CountyContentsProps) {
  return (
    <nav className="county-contents" aria-label={title}>
      <InlineList
        items={sections
          .filter(({ id }) => !unlistedSections.includes(id))
          .map(({ id, title: label }) => ({ href: `#${id}`, label }))}
      />
    </nav>
  );
}

type CountyLinksProps = {
  readonly context: PageContext;
  readonly county: string;
  readonly posts: readonly string[];
};

function CountyLinks({ context, county, posts }: CountyLinksProps) {
  const { ui } = context;
  const offices = context.offices.filter((office) => office.county === county);
  const others = context.counties
    .filter(({ id }) => id !== county)
    .map(({ href, label }) => ({ href, label }));
  const related = posts.flatMap((id) => context.posts.filter((post) => post.id === id));
  return (
    <div className="prose">
      {offices.length === 0 ? (
        <InlineText as="p" content={ui.county.officesElsewhere} />
      ) : (
        <LinkList title={ui.county.offices} links={offices.map(directionsLink)} />
      )}
      <LinkList title={ui.county.others} links={others} />
      {related.length > 0 && (
        <LinkList
          title={ui.blog.related}
          links={related.map(({ href, title }) => ({ href, label: title }))}
        />
      )}
    </div>
  );
}

type LinkListProps = { readonly title: string; readonly links: PageLinksProps['items'] };

function LinkList({ title, links }: LinkListProps) {
  return (
    <>
      <Bidi as="h4" text={title} />
      <PageLinks items={links} />
    </>
  );
}

function directionsLink({ name, directionsHref }: PageContext['offices'][number]) {
  return { href: directionsHref, label: name };
}

type PrintOptionsProps = { readonly context: Pick<PageContext, 'ui'> };

/** The print styles read the checkbox; the print command of the browser needs no script. */
function PrintOptions({ context: { ui } }: PrintOptionsProps) {
  return (
    <label className="print-all">
      <input type="checkbox" />
      <Bidi text={ui.county.printAll} />
    </label>
  );
}

export const record: RecordPageType<'counties'> = {
  template: CountyPage,
  sizeLimits: { html: 18_000 },
};
