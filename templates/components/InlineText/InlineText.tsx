import type { ReactNode } from 'react';
import type { Inline, InlineLink } from '../../../schema/index.ts';
import { useIsInIsland } from '../../rendering/island-context.tsx';
import { keepTogether } from '../../text/no-break.ts';
import { type TextElementProps, useRuns } from '../Bidi/Bidi.tsx';
import { NotEntered } from '../NotEntered/NotEntered.tsx';
import { DialLink } from '../PhoneText/PhoneText.tsx';

/** The rich text; its addresses are resolved. */
export type InlineTextProps = TextElementProps & { readonly content: Inline };

/** Our telephone numbers are green, others have the text color; values not yet entered are hatched. */
export function InlineText({ content, as: Element, ...attributes }: InlineTextProps): ReactNode {
  // Adds the no-break spaces of all nodes at once, because a number and its noun can be in different nodes.
  const text = textOf(content);
  const renderRuns = useRuns();
  const nodes = renderNodes(content, useIsInIsland() ? text : keepTogether(text), renderRuns);
  return Element === undefined ? nodes : <Element {...attributes}>{nodes}</Element>;
}

/** The index is the key, because the nodes never change order. */
function renderNodes(nodes: Inline, spacedText: string, renderRuns: (text: string) => ReactNode): ReactNode {
  let end = 0;
  return nodes.map((node, index) => {
    const start = end;
    end += textOf([node]).length;
    const text = spacedText.slice(start, end);
    if (node.type === 'text') return renderRuns(text);
    if (node.type === 'notEntered') return <NotEntered key={index} text={text} />;
    const children = renderNodes(node.children, text, renderRuns);
    return node.type === 'link' ? (
      <Link key={index} {...node}>
        {children}
      </Link>
    ) : (
      <strong key={index}>{children}</strong>
    );
  });
}

type LinkProps = Pick<InlineLink, 'href' | 'target'> & { readonly children: ReactNode };

function Link({ href, target, children }: LinkProps): ReactNode {
  if (target === 'call' || target === 'dial') {
    return (
      <DialLink href={href} variant={target === 'dial' ? 'said' : undefined}>
        {children}
      </DialLink>
    );
  }
  return (
    <a href={href} rel={target === 'external' ? 'noopener' : undefined}>
      {children}
    </a>
  );
}

function textOf(nodes: Inline): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.children))).join('');
}
