import type { Inline } from '../../../schema/index.ts';
import type { DisclosureItem } from '../../components/Disclosures/Disclosures.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export function Paragraphs({ items }: { readonly items: readonly Inline[] }) {
  return (
    <div className="prose measure">
      {items.map((content, index) => (
        <InlineText key={index} as="p" content={content} />
      ))}
    </div>
  );
}

/** A link to `#questions` opens the first one. */
export function questionDisclosures(
  faqs: readonly { readonly q: string; readonly a: Inline }[],
): DisclosureItem[] {
  return faqs.map(({ q, a }, index) => ({
    id: index === 0 ? 'questions' : undefined,
    title: q,
    body: <InlineText as="p" content={a} />,
  }));
}

type JailCardLinkProps = { readonly context: Pick<PageContext, 'link'> };

export function JailCardLink({ context }: JailCardLinkProps) {
  const { href, label } = context.link('/ask-the-jail');
  return <MoreLink href={`${href}#card`} label={label} />;
}
