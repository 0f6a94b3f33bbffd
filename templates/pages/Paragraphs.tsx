/** Paragraphs of a passage, at the measure of running text. */
import { createElement } from 'react';
import type { Inline } from '../../schema/index.ts';
import { InlineText } from '../components/InlineText/InlineText.tsx';

export type ParagraphsProps = {
  /** The paragraphs, in order. */
  readonly items: readonly Inline[];
};

/** A block of prose. */
export function Paragraphs({ items }: ParagraphsProps) {
  const paragraphs = items.map((content) => <p>{InlineText({ content })}</p>);
  return createElement('div', { className: 'prose measure' }, ...paragraphs);
}
