/** The body of a long page: numbered passages, with their contents beside them. */
import type { Block, Filled, Passage as PassageWords } from '../../../schema/index.ts';
import { Contents } from '../../components/Contents/Contents.tsx';
import { Folds } from '../../components/Folds/Folds.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import type { PageContext } from '../../page-context.ts';
import { PageBlocks } from './PageBlocks.tsx';

export type PagePassagesProps = {
  readonly context: PageContext;
  /** What stands before the first passage. */
  readonly intro?: readonly Filled<Block>[];
  readonly passages: readonly Filled<PassageWords>[];
};

/** The contents and the passages. */
export function PagePassages({ context, intro = [], passages }: PagePassagesProps) {
  return (
    <div className="withtoc">
      <Contents
        title={context.ui.common.contents}
        entries={passages.map(({ id, title }) => ({ id, label: title }))}
      />
      <div>
        {intro.length === 0 ? null : (
          <div className="passage" data-variant="bare">
            <PageBlocks context={context} blocks={intro} level={2} />
          </div>
        )}
        {passages.map(({ id, title, blocks, more }, index) => (
          <Passage key={id} id={id} title={title} number={index + 1}>
            <PageBlocks context={context} blocks={blocks} level={3} />
            {more === undefined ? null : (
              <Folds
                folds={more.map((fold) => ({
                  title: fold.title,
                  body: (
                    <PageBlocks context={context} blocks={fold.blocks} level={3} saidAbove={fold.title} />
                  ),
                }))}
              />
            )}
          </Passage>
        ))}
      </div>
    </div>
  );
}
