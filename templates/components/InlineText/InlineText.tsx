/** Rich text: strong words and links. */
import { type ReactNode, useContext } from 'react';
import type { Inline, InlineLink, InlineNode } from '../../../schema/index.ts';
import { type LineVariant, TypesettingContext } from '../../rendering/typesetting.tsx';
import { Runs } from '../Bidi/Bidi.tsx';
import { NotEntered } from '../NotEntered/NotEntered.tsx';

export type InlineTextProps = {
  /** The rich text; its addresses are resolved. */
  readonly content: Inline;
  /** @default 'text' */
  readonly line?: LineVariant;
};

/**
 * Returns rich text. Our telephone numbers are green, other numbers have the text colour, external links
 * have a `rel` attribute, and values that nobody has entered are hatched.
 */
export function InlineText({ content, line = 'text' }: InlineTextProps): ReactNode {
  // Adds the no-break spaces of all nodes at once, because a number and its noun can be in different nodes.
  const spacedText = useContext(TypesettingContext).keepSpaces(textOf(content), line);
  return <Nodes nodes={content} spacedText={spacedText} line={line} />;
}

type NodesProps = Required<Pick<InlineTextProps, 'line'>> & {
  readonly nodes: Inline;
  /** The text of the nodes with its no-break spaces. */
  readonly spacedText: string;
};

/** Returns the nodes. Their index is the key, because they never change order. */
function Nodes({ nodes, spacedText, line }: NodesProps): ReactNode {
  let end = 0;
  return nodes.map((node, index) => {
    const start = end;
    end += textOf([node]).length;
    return <Node key={index} node={node} spacedText={spacedText.slice(start, end)} line={line} />;
  });
}

type NodeProps = Omit<NodesProps, 'nodes'> & { readonly node: InlineNode };

function Node({ node, spacedText, line }: NodeProps): ReactNode {
  if (node.type === 'text') return <Runs text={spacedText} line={line} />;
  if (node.type === 'link') return <Link {...node} spacedText={spacedText} />;
  if (node.type === 'notEntered') return <NotEntered texts={spacedText} />;
  return (
    <strong>
      <Nodes nodes={node.children} spacedText={spacedText} line={line} />
    </strong>
  );
}

function Link({ href, target, children, spacedText }: InlineLink & Pick<NodeProps, 'spacedText'>): ReactNode {
  const isPhone = target === 'call' || target === 'dial';
  return (
    <a
      className={isPhone ? 'phone-text' : undefined}
      data-variant={target === 'dial' ? 'said' : undefined}
      href={href}
      rel={target === 'external' ? 'noopener' : undefined}
    >
      <Nodes nodes={children} spacedText={spacedText} line="link" />
    </a>
  );
}

function textOf(nodes: Inline): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.children))).join('');
}
