/** Blocks with embedded components, filled from the page context. */
import type { ReactNode } from 'react';
import {
  type BlockLevel,
  Blocks,
  type BlocksProps,
  type EmbedName,
} from '../../components/Blocks/Blocks.tsx';
import { CallChecklist } from '../../components/CallChecklist/CallChecklist.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { OffenceTable } from '../../components/OffenceTable/OffenceTable.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { WeekStrip } from '../../components/WeekStrip/WeekStrip.tsx';
import type { PageContext } from '../../page-context.ts';
import { PageEstimator } from './PageEstimator.tsx';
import { PagePremiums } from './PagePremiums.tsx';

export type PageBlocksProps = Pick<BlocksProps, 'blocks' | 'level' | 'headingAbove'> & {
  readonly context: PageContext;
};

/** Returns the blocks with their embedded components. */
export function PageBlocks({ context, blocks, level, headingAbove }: PageBlocksProps) {
  return (
    <Blocks
      blocks={blocks}
      level={level}
      headingAbove={headingAbove}
      language={context.language.tag}
      copy={context.ui.blocks}
      stops={context.network.stops}
      renderEmbed={(name, headingLevel) => embeds[name](context, headingLevel, headingAbove)}
    />
  );
}

const embeds: Readonly<
  Record<EmbedName, (context: PageContext, level: BlockLevel, headingAbove: string | undefined) => ReactNode>
> = {
  estimator: (context) => <PageEstimator context={context} />,
  examples: (context) => <PagePremiums context={context} />,
  offences: ({ offences }) => <OffenceTable {...offences} />,
  checklist: ({ ui }, level, headingAbove) => (
    <CallChecklist
      level={headingAbove === ui.checklist.title ? undefined : level}
      copy={ui.checklist}
      print={ui.common.print}
    />
  ),
  'payment-methods': ({ paymentMethods }) => <InlineList items={paymentMethods} />,
  'first-hearing': ({ network }) => <WeekStrip {...network.firstHearing} />,
  lookups: ({ counties, ui }) => (
    <PageLinks items={counties.map(({ href, label }) => ({ href, label, summary: ui.blocks.lookup }))} />
  ),
};
