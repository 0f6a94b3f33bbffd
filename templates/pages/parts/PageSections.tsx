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
 * Returns the table of contents and the sections. The column with the contents ends before the first section that needs
 * the whole width, because otherwise only the call would stand beside the sections after it.
 */
export function PageSections({ context, intro = [], sections }: PageSectionsProps) {
  const { beside, below } = groupSections(sections);
  const render = (section: Filled<Passage>) => (
    <PageSection key={section.id} context={context} section={section} />
  );
  return (
    <>
      <PageWithContents context={context} entries={sections.map(({ id, title }) => ({ id, label: title }))}>
        {intro.length === 0 ? null : (
          <div className="section" data-variant="bare">
            <PageBlocks context={context} blocks={intro} level={2} />
          </div>
        )}
        {beside.map(render)}
      </PageWithContents>
      {below.length === 0 ? null : (
        <div className="with-contents">
          <div>{below.map(render)}</div>
        </div>
      )}
    </>
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
