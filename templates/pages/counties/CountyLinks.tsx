/** From a county guide to what is near: its offices, its cities, the other counties and three posts. */
import { Index } from '../../components/Index/Index.tsx';
import { Passage } from '../../components/Passage/Passage.tsx';
import { RunIn } from '../../components/RunIn/RunIn.tsx';
import type { PageContext } from '../../page-context.ts';
import { Paragraphs } from '../parts/Paragraphs.tsx';

export type CountyLinksProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
  /** Ids of the posts. */
  readonly posts: readonly string[];
};

/** The last passages before the closing block. */
export function CountyLinks({ context, county, posts }: CountyLinksProps) {
  const { ui } = context;
  const offices = context.offices.filter((office) => office.county === county);
  const cities = context.cities.filter((city) => city.county === county);
  const related = posts.flatMap((id) => context.posts.filter((post) => post.id === id));
  return (
    <>
      <Passage id="offices" title={ui.county.offices}>
        {offices.length === 0 ? (
          <Paragraphs items={[ui.county.officesElsewhere]} />
        ) : (
          <Index items={offices.map(planOffice)} />
        )}
      </Passage>
      {cities.length === 0 ? null : (
        <Passage id="cities" title={ui.county.cities}>
          <RunIn items={cities} />
        </Passage>
      )}
      <Passage id="counties" title={ui.county.others}>
        <RunIn items={context.counties.filter(({ id }) => id !== county)} />
      </Passage>
      <Passage id="posts" title={ui.blog.related}>
        <Index items={related.map(({ href, title }) => ({ href, label: title }))} />
      </Passage>
    </>
  );
}

function planOffice({ name, directionsHref }: PageContext['offices'][number]) {
  return { href: directionsHref, label: name };
}
