/** Paragraphs of a section, at the measure of running text. */
import type { Inline } from '../../../schema/index.ts';
import { Folds } from '../../components/Folds/Folds.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';

export type ParagraphsProps = {
  /** The paragraphs, in order. */
  readonly items: readonly Inline[];
};

/** A block of prose. */
export function Paragraphs({ items }: ParagraphsProps) {
  return (
    <div className="prose measure">
      {items.map((content, index) => (
        <p key={index}>
          <InlineText content={content} />
        </p>
      ))}
    </div>
  );
}

export type MoreParagraphsProps = {
  /** The line that opens. */
  readonly title: string;
  /** What is folded under it. */
  readonly paragraphs: readonly Inline[];
};

/** Prose that fewer readers need, folded under a line. */
export function MoreParagraphs({ title, paragraphs }: MoreParagraphsProps) {
  return <Folds folds={[{ title, body: <Paragraphs items={paragraphs} /> }]} />;
}

export type ProseProps = Pick<MoreParagraphsProps, 'paragraphs'> & {
  /** What is folded below the paragraphs. */
  readonly more?: MoreParagraphsProps | undefined;
};

/** Paragraphs, and those that fewer readers need below them. */
export function Prose({ paragraphs, more }: ProseProps) {
  return (
    <>
      <Paragraphs items={paragraphs} />
      {more === undefined ? null : <MoreParagraphs {...more} />}
    </>
  );
}
