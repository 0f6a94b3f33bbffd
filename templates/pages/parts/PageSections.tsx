/** The body of a long page: numbered sections with a table of contents. */
import type { Block, Filled, Passage } from '../../../schema/index.ts';
import { Contents } from '../../components/Contents/Contents.tsx';
import { Folds } from '../../components/Folds/Folds.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../page-context.ts';
import { PageBlocks } from './PageBlocks.tsx';

export type PageSectionsProps = {
  readonly context: PageContext;
  /** Content before the first section. */
  readonly intro?: readonly Filled<Block>[];
  readonly sections: readonly Filled<Passage>[];
};

/** Returns the table of contents and the sections. */
export function PageSections({ context, intro = [], sections }: PageSectionsProps) {
  return (
    <div className="with-contents">
      <Contents
        title={context.ui.common.contents}
        entries={sections.map(({ id, title }) => ({ id, label: title }))}
      />
      <div>
        {intro.length === 0 ? null : (
          <div className="section" data-variant="bare">
            <PageBlocks context={context} blocks={intro} level={2} />
          </div>
        )}
        {sections.map(({ id, title, blocks, more }, index) => (
          <Section key={id} id={id} title={title} number={index + 1}>
            <PageBlocks context={context} blocks={blocks} level={3} />
            {more === undefined ? null : (
              <Folds
                folds={more.map((fold) => ({
                  title: fold.title,
                  body: (
                    <PageBlocks context={context} blocks={fold.blocks} level={3} headingAbove={fold.title} />
                  ),
                }))}
              />
            )}
          </Section>
        ))}
      </div>
    </div>
  );
}
