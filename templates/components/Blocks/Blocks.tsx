/** The body of posts, guides and legal pages, block by block. */
import type { ReactNode } from 'react';
import type { Block, Filled, Ui } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { DeciderDoors } from '../DeciderDoors/DeciderDoors.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { type DrawnStop, ProcessNetwork } from '../ProcessNetwork/ProcessNetwork.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { Steps } from '../Steps/Steps.tsx';

/** Name of an embedded part, which is made from shared data. */
export type EmbedName = Extract<Block, { type: 'embed' }>['name'];

/** Level of a heading inside blocks. */
export type BlockLevel = 2 | 3 | 4;

export type BlocksProps = {
  /** The blocks, in order. */
  readonly blocks: readonly Filled<Block>[];
  /** Level of their headings, one below the preceding heading: 2 in a page, 3 inside a section. */
  readonly level: 2 | 3;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  /** Quotation marks, and the note that a translation is ours. */
  readonly copy: Pick<Filled<Ui>['blocks'], 'quote' | 'translated'>;
  /** The stops of the process with their exits, in order. */
  readonly stops: readonly DrawnStop[];
  /** The text above the blocks. A table with the same caption shows it to screen readers only. */
  readonly saidAbove?: string | undefined;
  /** Renders an embedded part; `level` is that of its first heading. */
  readonly printEmbed: (name: EmbedName, level: BlockLevel) => ReactNode;
};

/** Returns the blocks. Headings after a heading block are one level below it. */
export function Blocks({ blocks, ...print }: BlocksProps) {
  const firstHeading = blocks.findIndex(({ type }) => type === 'heading');
  return (
    <div className="blocks prose">
      {blocks.map((block, index) => {
        const isBelow = firstHeading !== -1 && index > firstHeading;
        const inner = isBelow ? oneBelow[print.level] : print.level;
        return <OneBlock key={index} block={block} {...print} inner={inner} />;
      })}
    </div>
  );
}

const oneBelow = { 2: 3, 3: 4 } as const;

type OneBlockProps = Omit<BlocksProps, 'blocks'> & {
  readonly block: Filled<Block>;
  /** Level of headings of callouts, steps and embedded parts. */
  readonly inner: BlockLevel;
};

function OneBlock({
  block,
  level,
  inner,
  language,
  copy,
  stops,
  saidAbove,
  printEmbed,
}: OneBlockProps): ReactNode {
  const Heading = `h${level}` as const;
  switch (block.type) {
    case 'heading':
      return (
        <Heading id={block.id}>
          <Bidi text={block.text} line="heading" />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="dashes">
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText content={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <Steps
          level={inner}
          steps={block.items.map(({ title, description }) => ({ title, content: description }))}
        />
      );
    case 'stops':
      return (
        <div className="band">
          <ProcessNetwork stops={stops.map((stop, index) => ({ ...stop, text: block.items[index] ?? [] }))} />
        </div>
      );
    case 'callout':
      return <Callout level={inner} title={block.title} text={block.text} />;
    case 'quote':
      return (
        <Quote
          text={copy.quote({ text: block.text })}
          cite={block.cite}
          note={block.originalLanguage === language ? undefined : copy.translated}
        />
      );
    case 'table':
      return (
        <DataTable
          caption={block.caption}
          quiet={block.caption === saidAbove}
          columns={block.head.map((label) => ({ label }))}
          rows={block.rows.map((row) => row.map((content) => <InlineText content={content} />))}
          folds
        />
      );
    case 'deciders':
      return (
        <div className="band">
          <DeciderDoors level={inner} {...block} />
        </div>
      );
    case 'embed':
      return printEmbed(block.name, inner);
  }
}
