/** Shared sentences link to pages; on such a page the same words stand without the link to itself. */
import type { Inline, InlineNode } from '../../../schema/index.ts';

/** The words, with every link to the address replaced by what it says. */
export function withoutLinkTo(content: Inline, href: string): Inline {
  return joinTexts(content.flatMap((node) => unlink(node, href)));
}

function unlink(node: InlineNode, href: string): Inline {
  if (node.type === 'text') return [node];
  const children = withoutLinkTo(node.children, href);
  return node.type === 'link' && node.href === href ? children : [{ ...node, children }];
}

/** Texts side by side become one, as the model makes them. */
function joinTexts(content: Inline): Inline {
  const joined: InlineNode[] = [];
  for (const node of content) {
    const last = joined.at(-1);
    if (last?.type !== 'text' || node.type !== 'text') joined.push(node);
    else joined.splice(-1, 1, { type: 'text', text: last.text + node.text });
  }
  return joined;
}
