/** Removes links to the current page from shared sentences. */
import type { Inline, InlineNode } from '../../../schema/index.ts';

export function removeSelfLinks(content: Inline, href: string): Inline {
  return joinTexts(content.flatMap((node) => removeLinks(node, href)));
}

function removeLinks(node: InlineNode, href: string): Inline {
  if (node.type === 'text') return [node];
  const children = removeSelfLinks(node.children, href);
  return node.type === 'link' && node.href === href ? children : [{ ...node, children }];
}

/** Merges adjacent texts, as in all other rich texts. */
function joinTexts(content: Inline): Inline {
  const joined: InlineNode[] = [];
  for (const node of content) {
    const last = joined.at(-1);
    if (last?.type !== 'text' || node.type !== 'text') joined.push(node);
    else joined.splice(-1, 1, { type: 'text', text: last.text + node.text });
  }
  return joined;
}
