/** The hero of a page, filled from the page context. */
import type { ReactNode } from 'react';
import type { Fact } from '../../components/FactList/FactList.tsx';
import { Hero, type HeroProps } from '../../components/Hero/Hero.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type PageHeroProps = {
  readonly context: PageContext;
  /** Heading, lead and other texts of the hero. */
  readonly hero: Pick<HeroProps, 'title' | 'places' | 'lead' | 'more' | 'note'>;
  readonly facts?: readonly Fact[] | undefined;
  /** Content shown instead of facts. */
  readonly aside?: ReactNode;
  /** Content below the texts, in a hero whose aside is taller than its texts. */
  readonly below?: ReactNode;
  /** Label of the call button. @default "Call Now" */
  readonly callLabel?: string;
  readonly children?: ReactNode;
};

/** Returns the hero with the main number, the licence, and the breadcrumbs of a page that has a parent. */
export function PageHero({ context, hero, facts, aside, below, callLabel, children }: PageHeroProps) {
  const { ui, phones, messageLinks, license, agency, breadcrumbs, label } = context;
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
      messageLinks={messageLinks}
      license={license}
      insurer={agency.insurer}
      speakers={agency.notes.speakers}
      note={hero.note}
      facts={facts}
      aside={aside}
      below={below}
      home={context.path === '/'}
    >
      {children}
    </Hero>
  );
}
