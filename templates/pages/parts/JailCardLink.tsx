/** The way to the card for the jail, wherever a family is told to ask there. */
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { PageContext } from '../../page-context.ts';

export type JailCardLinkProps = { readonly context: Pick<PageContext, 'link'> };

/** Leads to the card itself, which then fills the screen. */
export function JailCardLink({ context }: JailCardLinkProps) {
  const { href, label } = context.link('/ask-the-jail');
  return <MoreLink href={`${href}#card`} label={label} />;
}
