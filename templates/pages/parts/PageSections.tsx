/** The body of a long page: sections with a table of contents. */
import type { Block, Filled, Passage } from '../../../schema/index.ts';
import { Folds } from '../../components/Folds/Folds.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../page-context.ts';
import { groupSections } from './group-sections.ts';
import { PageBlocks } from './PageBlocks.tsx';
import { PageWithContents } from './PageWithContents.tsx';

export type PageSectionsProps = {
  readonly context: PageContext;
  /** Content before the first section. */
  readonly intro?: readonly Filled<Block>[];
  readonly sections: readonly Filled<Passage>[];
};

/**
 * Returns the table of contents and the sections. A section that needs the whole width interrupts the column beside
 * the others.
 */
export function PageSections({ context, intro = [], sections }: PageSectionsProps) {
  const entries = sections.map(({ id, title }) => ({ id, label: title }));
  return groupSections(sections).map((group, index) => {
    const elements = group.sections.map((section) => (
      <PageSection key={section.id} context={context} section={section} />
    ));
    if (group.isWide) {
      return (
        <div key={index} className="with-contents">
          <div>{elements}</div>
        </div>
      );
    }
    return (
      <PageWithContents key={index} context={context} entries={index === 0 ? entries : undefined}>
        {index > 0 || intro.length === 0 ? null : (
          <div className="section" data-variant="bare">
            <PageBlocks context={context} blocks={intro} level={2} />
          </div>
        )}
        {elements}
      </PageWithContents>
    );
  });
}

type PageSectionProps = Pick<PageSectionsProps, 'context'> & {
  readonly section: Filled<Passage>;
};

function PageSection({ context, section: { id, title, blocks, more } }: PageSectionProps) {
  return (
    <Section id={id} title={title}>
      <PageBlocks context={context} blocks={blocks} level={3} />
      {more === undefined ? null : (
        <Folds
          folds={more.map((fold) => ({
            title: fold.title,
            body: <PageBlocks context={context} blocks={fold.blocks} level={3} headingAbove={fold.title} />,
          }))}
        />
      )}
    </Section>
  );
}
