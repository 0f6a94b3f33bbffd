/** Finds the links of a text with marks. */
import type { RichNode, RichTextResult } from './parse-rich-text.ts';

type LinkNode = Extract<RichNode, { type: 'link' }>;

/** The links of a text, also those inside strong words; none where it takes no marks. */
export function linksOf(rich: Pick<RichTextResult, 'nodes'> | undefined): LinkNode[] {
  return (rich?.nodes ?? []).flatMap((node) => {
    if (node.type === 'text') return [];
    return node.type === 'link' ? [node] : linksOf({ nodes: node.children });
  });
}
