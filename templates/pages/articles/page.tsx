import type { ArticlesPage as ArticlesTexts, Filled } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import type { PageLinksItem } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import type { SinglePageType } from '../page-type.ts';

type ArticlesPageProps = { readonly context: PageContext; readonly texts: Filled<ArticlesTexts> };

function ArticlesPage({ context, texts }: ArticlesPageProps) {
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      {context.articles.map(({ group, pages }) => (
        <Section key={group} id={group} title={texts.groups[group].title} lead={texts.groups[group].lead}>
          <PageIndex items={pages} />
        </Section>
      ))}
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

type PageIndexProps = {
  /** The pages, in order; the summary is the question that a page answers. */
  readonly items: readonly Required<Omit<PageLinksItem, 'price'>>[];
};

function PageIndex({ items }: PageIndexProps) {
  return (
    <ul className="page-index">
      {items.map(({ href, label, summary }) => (
        <li key={href}>
          <a href={href}>
            <Bidi as="b" text={label} />
            <Bidi as="span" text={summary} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export const page: SinglePageType<'articles'> = { template: ArticlesPage };
