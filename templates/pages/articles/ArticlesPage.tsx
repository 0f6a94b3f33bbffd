/** The articles page: pages about charges, and pages about the process from arrest to the end of the case. */
import type { ArticlesPage as ArticlesCopy, Filled } from '../../../schema/index.ts';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

export type ArticlesPageProps = { readonly context: PageContext; readonly copy: Filled<ArticlesCopy> };

/** Returns the main part of the articles page. */
export function ArticlesPage({ context, copy }: ArticlesPageProps) {
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      {context.articles.map(({ group, pages }) => (
        <Section key={group} id={group} title={copy.groups[group].title}>
          <div className="columns" data-columns="4-8">
            <Paragraphs items={[copy.groups[group].lead]} />
            <PageLinks items={pages} />
          </div>
        </Section>
      ))}
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
