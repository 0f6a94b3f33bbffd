/** The link to the card for the jail, for pages that advise a family to call a jail. */
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type JailCardLinkProps = { readonly context: Pick<PageContext, 'link'> };

export function JailCardLink({ context }: JailCardLinkProps) {
  const { href, label } = context.link('/ask-the-jail');
  return <MoreLink href={`${href}#card`} label={label} />;
}
