/** Paragraphs of a section at a readable line length. */
import type { Inline } from '../../../schema/index.ts';
import { Folds } from '../../components/Folds/Folds.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';

export type ParagraphsProps = {
  /** The paragraphs, in order. */
  readonly items: readonly Inline[];
};

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
  /** The heading of the disclosure. */
  readonly title: string;
  /** The content of the disclosure. */
  readonly paragraphs: readonly Inline[];
};

export function MoreParagraphs({ title, paragraphs }: MoreParagraphsProps) {
  return <Folds folds={[{ title, body: <Paragraphs items={paragraphs} /> }]} />;
}

export type ProseProps = Pick<MoreParagraphsProps, 'paragraphs'> & {
  /** The collapsed content below the paragraphs. */
  readonly more?: MoreParagraphsProps | undefined;
};

export function Prose({ paragraphs, more }: ProseProps) {
  return (
    <>
      <Paragraphs items={paragraphs} />
      {more === undefined ? null : <MoreParagraphs {...more} />}
    </>
  );
}
