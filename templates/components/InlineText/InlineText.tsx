import { Fragment, type ReactNode } from 'react';
import type { Inline, InlineLink, InlineNode } from '../../../schema/index.ts';
import { useIsInIsland } from '../../rendering/island-context.tsx';
import { keepTogether } from '../../text/no-break.ts';
import { Runs, type TextElementProps } from '../Bidi/Bidi.tsx';
import { NotEntered } from '../NotEntered/NotEntered.tsx';
import { DialLink } from '../PhoneText/PhoneText.tsx';

/** The rich text; its addresses are resolved. */
export type InlineTextProps = TextElementProps & { readonly content: Inline };

/** Our telephone numbers are green, others have the text color; values not yet entered are hatched. */
export function InlineText({ content, as, ...attributes }: InlineTextProps): ReactNode {
  const Element = as ?? Fragment;
  // Adds the no-break spaces of all nodes at once, because a number and its noun can be in different nodes.
  const text = textOf(content);
  return (
    <Element {...attributes}>
      <Nodes nodes={content} spacedText={useIsInIsland() ? text : keepTogether(text)} />
    </Element>
  );
}

type NodesProps = {
  readonly nodes: Inline;
  readonly spacedText: string;
};

/** The index is the key, because the nodes never change order. */
function Nodes({ nodes, spacedText }: NodesProps): ReactNode {
  let end = 0;
  return nodes.map((node, index) => {
    const start = end;
    end += textOf([node]).length;
    return <Node key={index} node={node} spacedText={spacedText.slice(start, end)} />;
  });
}

type NodeProps = Omit<NodesProps, 'nodes'> & { readonly node: InlineNode };

function Node({ node, spacedText }: NodeProps): ReactNode {
  if (node.type === 'text') return <Runs text={spacedText} />;
  if (node.type === 'link') return <Link {...node} spacedText={spacedText} />;
  if (node.type === 'notEntered') return <NotEntered text={spacedText} />;
  return (
    <strong>
      <Nodes nodes={node.children} spacedText={spacedText} />
    </strong>
  );
}

function Link({ href, target, children, spacedText }: InlineLink & Pick<NodeProps, 'spacedText'>): ReactNode {
  const content = <Nodes nodes={children} spacedText={spacedText} />;
  if (target === 'call' || target === 'dial') {
    return (
      <DialLink href={href} variant={target === 'dial' ? 'said' : undefined}>
        {content}
      </DialLink>
    );
  }
  return (
    <a href={href} rel={target === 'external' ? 'noopener' : undefined}>
      {content}
    </a>
  );
}

function textOf(nodes: Inline): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.children))).join('');
}
