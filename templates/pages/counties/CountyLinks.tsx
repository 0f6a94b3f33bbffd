/** Links from a county guide: the offices in the county, the other counties and three posts. */

import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../page-context.ts';
import { Paragraphs } from '../parts/Paragraphs.tsx';

export type CountyLinksProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
  /** Ids of the posts. */
  readonly posts: readonly string[];
};

/** Returns the last sections before the closing block. */
export function CountyLinks({ context, county, posts }: CountyLinksProps) {
  const { ui } = context;
  const offices = context.offices.filter((office) => office.county === county);
  const related = posts.flatMap((id) => context.posts.filter((post) => post.id === id));
  return (
    <>
      <Section id="offices" title={ui.county.offices}>
        {offices.length === 0 ? (
          <Paragraphs items={[ui.county.officesElsewhere]} />
        ) : (
          <PageLinks items={offices.map(directionsLink)} />
        )}
      </Section>
      <Section id="counties" title={ui.county.others}>
        <InlineList items={context.counties.filter(({ id }) => id !== county)} />
      </Section>
      {related.length > 0 && (
        <Section id="posts" title={ui.blog.related}>
          <PageLinks items={related.map(({ href, title }) => ({ href, label: title }))} />
        </Section>
      )}
    </>
  );
}

function directionsLink({ name, directionsHref }: PageContext['offices'][number]) {
  return { href: directionsHref, label: name };
}
