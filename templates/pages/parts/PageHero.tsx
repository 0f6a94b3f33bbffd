/** The head of a page, filled from the page context. */
import type { ReactNode } from 'react';
import type { Fact } from '../../components/FactList/FactList.tsx';
import { Hero, type HeroProps } from '../../components/Hero/Hero.tsx';
import type { PageContext } from '../../page-context.ts';

export type PageHeroProps = {
  readonly context: PageContext;
  /** Heading and lead of the page. */
  readonly hero: Pick<HeroProps, 'title' | 'places' | 'lead' | 'more' | 'note'>;
  readonly facts?: readonly Fact[];
  /** What stands in the place of facts. */
  readonly aside?: ReactNode;
  /** Label of the call, where it is not "Call Now". */
  readonly callLabel?: string;
  readonly children?: ReactNode;
};

/** The hero with the main line, the licence, and breadcrumbs where the page has a place in the site. */
export function PageHero({ context, hero, facts, aside, callLabel, children }: PageHeroProps) {
  const { ui, phones, license, agency, breadcrumbs, label } = context;
  const { common } = ui;
  return (
    <Hero
      breadcrumbs={
        breadcrumbs.length === 0 ? undefined : { name: common.breadcrumb, links: breadcrumbs, current: label }
      }
      title={hero.title}
      places={hero.places}
      lead={hero.lead}
      more={hero.more}
      call={{ phone: phones.main, label: callLabel ?? common.callNow }}
      license={license}
      insurer={agency.insurer}
      speakers={agency.notes.speakers}
      note={hero.note}
      facts={facts}
      aside={aside}
      home={context.path === '/'}
    >
      {children}
    </Hero>
  );
}
