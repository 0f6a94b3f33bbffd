/** Words with marks: strong words and links. */
import type { ReactNode } from 'react';
import type { Inline, InlineLink, InlineNode } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type InlineTextProps = {
  /** The words as the model made them, with every address resolved. */
  readonly content: Inline;
};

/** Prints rich text. Calls to us are green, other numbers are in ink, links that leave the site carry `rel`. */
export function InlineText({ content }: InlineTextProps): ReactNode {
  // Nodes have no names of their own, and stay where they are.
  return content.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { readonly node: InlineNode }): ReactNode {
  if (node.type === 'text') return <Bidi text={node.text} />;
  if (node.type === 'link') return <Link {...node} />;
  return (
    <strong>
      <InlineText content={node.children} />
    </strong>
  );
}

function Link({ href, target, children }: InlineLink): ReactNode {
  return (
    <a
      className={target === 'call' || target === 'dial' ? 'tel' : undefined}
      data-variant={target === 'dial' ? 'said' : undefined}
      href={href}
      rel={target === 'external' ? 'noopener' : undefined}
    >
      <InlineText content={children} />
    </a>
  );
}
