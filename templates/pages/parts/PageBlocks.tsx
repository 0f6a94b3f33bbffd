import type { ReactNode } from 'react';
import { expectDefined } from '../../../schema/expect-defined.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import {
  type BlockLevel,
  Blocks,
  type BlocksProps,
  type EmbeddedBlock,
} from '../../components/Blocks/Blocks.tsx';
import { CallChecklist } from '../../components/CallChecklist/CallChecklist.tsx';
import { AnnotatedForm, type AnnotatedFormProps } from '../../components/CourtForm/CourtForm.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { OffenceTable } from '../../components/OffenceTable/OffenceTable.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { PremiumSquares, PremiumTable } from '../../components/PremiumTable/PremiumTable.tsx';
import { WeekStrip } from '../../components/WeekStrip/WeekStrip.tsx';
import type { PageContext, SampleForm } from '../../contract/page-context.ts';
import { PageReleaseBar } from './PageReleaseTimes.tsx';
import { PageEstimator } from './page-islands.tsx';

type PageBlocksProps = Pick<BlocksProps, 'blocks' | 'level' | 'headingAbove'> & {
  readonly context: PageContext;
};

export function PageBlocks({ context, blocks, level, headingAbove }: PageBlocksProps) {
  return (
    <Blocks
      blocks={blocks}
      level={level}
      headingAbove={headingAbove}
      language={context.language.tag}
      texts={context.ui.blocks}
      steps={context.network.steps}
      renderEmbed={(block, innerLevel) => renderEmbed(block, { context, level: innerLevel, headingAbove })}
    />
  );
}

type EmbedOptions = {
  readonly context: PageContext;
  readonly level: BlockLevel;
  readonly headingAbove: string | undefined;
};

function renderEmbed(block: EmbeddedBlock, options: EmbedOptions): ReactNode {
  const { context, level } = options;
  switch (block.type) {
    case 'offences':
      return <OffenceTable {...context.offences} group={block.group} />;
    case 'paper':
      return <PageForm context={context} name={block.name} level={level} />;
    case 'embed':
      return embeds[block.name](options);
  }
}

type EmbedName = Extract<EmbeddedBlock, { type: 'embed' }>['name'];

const embeds: Readonly<Record<EmbedName, (options: EmbedOptions) => ReactNode>> = {
  estimator: ({ context }) => <PageEstimator context={context} />,
  examples: ({ context }) => <PremiumTable context={context} />,
  squares: ({ context }) => (
    <figure className="prose">
      <PremiumSquares context={context} />
    </figure>
  ),
  checklist: ({ context: { ui }, level, headingAbove }) => (
    <CallChecklist
      level={headingAbove === ui.checklist.title ? undefined : level}
      texts={ui.checklist}
      print={ui.common.print}
    />
  ),
  'payment-methods': ({ context }) => <InlineList items={context.paymentMethods} />,
  'first-hearing': ({ context }) => <WeekStrip {...context.network.firstHearing} />,
  'release-bar': ({ context }) => (
    <figure className="band prose">
      <figcaption>
        <Bidi as="b" text={context.network.release.title} />
      </figcaption>
      <PageReleaseBar context={context} />
    </figure>
  ),
  lookups: ({ context: { counties, ui } }) => (
    <PageLinks items={counties.map(({ href, label }) => ({ href, label, summary: ui.blocks.lookup }))} />
  ),
};

type PageFormProps = Pick<AnnotatedFormProps, 'level'> & {
  readonly context: Pick<PageContext, 'papers' | 'link'>;
  readonly name: SampleForm['id'];
};

function PageForm({ context: { papers, link }, name, level }: PageFormProps) {
  const form = expectDefined(
    papers.papers.find(({ id }) => id === name),
    `The document ${name}`,
  );
  return (
    <div className="band">
      <AnnotatedForm form={form} texts={papers.texts} level={level} href={link('/bail-bond/papers').href} />
    </div>
  );
}
