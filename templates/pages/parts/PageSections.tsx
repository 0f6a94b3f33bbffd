import type { Block, Detail, Filled, Passage } from '../../../schema/index.ts';
import { WithContents } from '../../components/Contents/Contents.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { BareSection, Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { PageBlocks } from './PageBlocks.tsx';

type PageSectionsProps = {
  readonly context: PageContext;
  /** Content before the first section. */
  readonly intro?: readonly Filled<Block>[];
  readonly sections: readonly Filled<Passage>[];
  /** Collapsed passages after the sections. */
  readonly details?: readonly Filled<Detail>[] | undefined;
};

/** No contents when a page begins with a full-width section; their column ends before the first of those. */
export function PageSections({ context, intro = [], sections, details = [] }: PageSectionsProps) {
  const { beside, below } = groupSections(sections);
  const entries = [...sections, ...details].map(({ id, title }) => ({ id, label: title }));
  const collapsed = details.length === 0 ? null : <Details context={context} details={details} />;
  const render = (section: Filled<Passage>) => (
    <PageSection key={section.id} context={context} section={section} />
  );
  return (
    <>
      {beside.length === 0 ? null : (
        <WithContents context={context} entries={entries}>
          {intro.length === 0 ? null : (
            <BareSection>
              <PageBlocks context={context} blocks={intro} level={2} />
            </BareSection>
          )}
          {beside.map(render)}
          {below.length === 0 ? collapsed : null}
        </WithContents>
      )}
      {below.length === 0 ? null : (
        <WithContents context={context}>
          {below.map(render)}
          {collapsed}
        </WithContents>
      )}
    </>
  );
}

type DetailsProps = Pick<PageSectionsProps, 'context'> & { readonly details: readonly Filled<Detail>[] };

function Details({ context, details }: DetailsProps) {
  return (
    <Section id="details" title={context.ui.common.details}>
      <Disclosures
        items={details.map(({ id, title, blocks }) => ({
          id,
          title,
          body: <PageBlocks context={context} blocks={blocks} level={3} headingAbove={title} />,
        }))}
      />
    </Section>
  );
}

type PageSectionProps = Pick<PageSectionsProps, 'context'> & {
  readonly section: Filled<Passage>;
};

function PageSection({ context, section: { id, title, blocks, more } }: PageSectionProps) {
  return (
    <Section id={id} title={title}>
      <PageBlocks context={context} blocks={blocks} level={3} />
      {more === undefined ? null : (
        <Disclosures
          items={more.map((section) => ({
            title: section.title,
            body: (
              <PageBlocks context={context} blocks={section.blocks} level={3} headingAbove={section.title} />
            ),
          }))}
        />
      )}
    </Section>
  );
}

type SectionGroups = {
  readonly beside: readonly Filled<Passage>[];
  readonly below: readonly Filled<Passage>[];
};

/** `beside` ends before the first section that needs the whole width. */
export function groupSections(sections: readonly Filled<Passage>[]): SectionGroups {
  const firstWide = sections.findIndex(({ blocks }) => blocks.some(needsWholeWidth));
  const end = firstWide === -1 ? sections.length : firstWide;
  return { beside: sections.slice(0, end), below: sections.slice(end) };
}

function needsWholeWidth({ type }: Filled<Block>): boolean {
  return type === 'deciders';
}
