import type { ReactNode } from 'react';
import type { Block, Filled, Ui } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { DecisionMakers } from '../DecisionMakers/DecisionMakers.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { type DrawnStep, ProcessDiagram } from '../ProcessDiagram/ProcessDiagram.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { Steps } from '../Steps/Steps.tsx';

export type EmbeddedBlock = Extract<Filled<Block>, { type: 'offences' | 'paper' | 'embed' }>;

export type BlockLevel = 2 | 3 | 4;

export type BlocksProps = {
  readonly blocks: readonly Filled<Block>[];
  /** Level of their headings, one below the preceding heading: 2 in a page, 3 inside a section. */
  readonly level: 2 | 3;
  readonly language: string;
  /** Pattern of a quotation, and the note that a translation is ours. */
  readonly texts: Pick<Filled<Ui>['blocks'], 'quote' | 'translated'>;
  readonly steps: readonly Omit<DrawnStep, 'text'>[];
  /** The heading above the blocks. A table with the same caption shows its caption to screen readers only. */
  readonly headingAbove?: string | undefined;
  /** Renders a block that shows shared data; `level` is the level of its first heading. */
  readonly renderEmbed: (block: EmbeddedBlock, level: BlockLevel) => ReactNode;
};

/** After a heading block, headings of callouts, steps, deciders and embeds are one level below it. */
export function Blocks({ blocks, ...shared }: BlocksProps) {
  const firstHeading = blocks.findIndex(({ type }) => type === 'heading');
  return (
    <div className="blocks prose">
      {blocks.map((block, index) => {
        const isBelowHeading = firstHeading !== -1 && index > firstHeading;
        const innerLevel = isBelowHeading ? nextLevel[shared.level] : shared.level;
        return <OneBlock key={index} block={block} {...shared} innerLevel={innerLevel} />;
      })}
    </div>
  );
}

const nextLevel = { 2: 3, 3: 4 } as const;

type OneBlockProps = Omit<BlocksProps, 'blocks'> & {
  readonly block: Filled<Block>;
  readonly innerLevel: BlockLevel;
};

function OneBlock({
  block,
  level,
  innerLevel,
  language,
  texts,
  steps,
  headingAbove,
  renderEmbed,
}: OneBlockProps): ReactNode {
  const Heading = `h${level}` as const;
  switch (block.type) {
    case 'heading':
      return <Bidi as={Heading} id={block.id} text={block.text} />;
    case 'paragraph':
      return <InlineText as="p" content={block.text} />;
    case 'list':
      return (
        <ul className="dashes">
          {block.items.map((item, index) => (
            <InlineText key={index} as="li" content={item} />
          ))}
        </ul>
      );
    case 'steps':
      return (
        <Steps
          level={innerLevel}
          steps={block.items.map(({ title, description }) => ({ title, content: description }))}
        />
      );
    case 'stops':
      return (
        <div className="band">
          <ProcessDiagram steps={steps.map((step, index) => ({ ...step, text: block.items[index] ?? [] }))} />
        </div>
      );
    case 'callout':
      return <Callout level={innerLevel} title={block.title} text={block.text} />;
    case 'quote':
      return (
        <Quote
          text={texts.quote({ text: block.text })}
          cite={block.cite}
          note={block.originalLanguage === language ? undefined : texts.translated}
        />
      );
    case 'table':
      return (
        <DataTable
          caption={block.caption}
          hidesCaption={block.caption === headingAbove}
          columns={block.head.map((label) => ({ label }))}
          rows={block.rows.map((row) => row.map((content) => <InlineText content={content} />))}
          collapsesOnPhones
        />
      );
    case 'deciders':
      return (
        <div className="band">
          <DecisionMakers level={innerLevel} {...block} />
        </div>
      );
    case 'offences':
    case 'paper':
    case 'embed':
      return renderEmbed(block, innerLevel);
  }
}
