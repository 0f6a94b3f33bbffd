import type { Inline } from '../../../schema/index.ts';
import type { DisclosureItem } from '../../components/Disclosures/Disclosures.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { PageContext } from '../../contract/page-context.ts';

type ParagraphsProps = {
  readonly items: readonly Inline[];
};

export function Paragraphs({ items }: ParagraphsProps) {
  return (
    <div className="prose measure">
      {items.map((content, index) => (
        <p key={index}>
          <InlineText content={content} />
        </p>
      ))}
    </div>
  );
}

/** A link to `#questions` opens the first one. */
export function questionDisclosures(
  faqs: readonly { readonly q: string; readonly a: Inline }[],
): DisclosureItem[] {
  return faqs.map(({ q, a }, index) => ({
    title: q,
    body: (
      <p id={index === 0 ? 'questions' : undefined}>
        <InlineText content={a} />
      </p>
    ),
  }));
}

type JailCardLinkProps = { readonly context: Pick<PageContext, 'link'> };

export function JailCardLink({ context }: JailCardLinkProps) {
  const { href, label } = context.link('/ask-the-jail');
  return <MoreLink href={`${href}#card`} label={label} />;
}
