/** Rich text: strong words and links. */
import { type ReactNode, useContext } from 'react';
import type { Inline, InlineLink, InlineNode } from '../../../schema/index.ts';
import { type LineVariant, TypesettingContext } from '../../typesetting.tsx';
import { Runs } from '../Bidi/Bidi.tsx';

export type InlineTextProps = {
  /** The rich text; its addresses are resolved. */
  readonly content: Inline;
  /** @default 'text' */
  readonly line?: LineVariant;
};

/**
 * Returns rich text. Calls to us are green, other numbers are in ink, jail terms are signs, external links have a
 * `rel` attribute.
 */
export function InlineText({ content, line = 'text' }: InlineTextProps): ReactNode {
  // Sets the spaces of all nodes at once, because a number and its noun can be in different nodes.
  const kept = useContext(TypesettingContext).keepSpaces(textOf(content), line);
  return <Nodes nodes={content} kept={kept} line={line} />;
}

type NodesProps = Required<Pick<InlineTextProps, 'line'>> & {
  readonly nodes: Inline;
  /** Returns the text of the nodes with its no-break spaces. */
  readonly kept: string;
};

/** Returns the nodes. Their index is the key, because they never change order. */
function Nodes({ nodes, kept, line }: NodesProps): ReactNode {
  let end = 0;
  return nodes.map((node, index) => {
    const start = end;
    end += textOf([node]).length;
    return <Node key={index} node={node} kept={kept.slice(start, end)} line={line} />;
  });
}

type NodeProps = Omit<NodesProps, 'nodes'> & { readonly node: InlineNode };

function Node({ node, kept, line }: NodeProps): ReactNode {
  if (node.type === 'text') return <Runs text={kept} line={line} />;
  if (node.type === 'link') return <Link {...node} kept={kept} />;
  return (
    <strong>
      <Nodes nodes={node.children} kept={kept} line={line} />
    </strong>
  );
}

/** Link targets that are jail terms; such a link looks like its sign. */
const sign = /\/jail-words#/u;

function Link({ href, target, children, kept }: InlineLink & Pick<NodeProps, 'kept'>): ReactNode {
  const isPhone = target === 'call' || target === 'dial';
  return (
    <a
      className={isPhone ? 'phone-text' : sign.test(href) ? 'inline-text__sign' : undefined}
      data-variant={target === 'dial' ? 'said' : undefined}
      href={href}
      rel={target === 'external' ? 'noopener' : undefined}
    >
      <Nodes nodes={children} kept={kept} line="link" />
    </a>
  );
}

function textOf(nodes: Inline): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.children))).join('');
}
