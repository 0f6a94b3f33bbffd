/** Lists the sections of a county guide that are collapsed below its map, in their order. */
import type { CountyText, countySections, Filled } from '../../../schema/index.ts';

/** The ids of the stops and of the closing block, which are never collapsed. */
type OpenSection = 'where' | 'amount' | 'judge' | 'release' | 'call';

/** A collapsed section of the guide. */
export type CountySection = Exclude<(typeof countySections)[number], OpenSection>;

/** A section with its heading. */
export type PlannedSection = {
  readonly id: CountySection;
  readonly title: string;
  /** Whether the contents list it. */
  readonly isListed: boolean;
};

/** Sections that the contents omit. */
const unlistedSections: readonly CountySection[] = ['considerations', 'questions'];

/** Returns the sections whose texts exist, in the order of the page. */
export function planCountySections(texts: Filled<CountyText>, questions: string): PlannedSection[] {
  const titles: Readonly<Record<CountySection, string | undefined>> = {
    'bail-process': texts.process?.title,
    'typical-amounts': texts.amounts?.title,
    services: texts.services?.title,
    'posting-bail': texts.posting?.title,
    'jails-and-courts': texts.places.title,
    'choosing-a-bondsman': texts.choosing?.title,
    'county-information': texts.information?.title,
    considerations: texts.considerations?.title,
    questions: texts.faqs === undefined ? undefined : questions,
  };
  // Object.keys loses the key type; the table has no other keys.
  return (Object.keys(titles) as CountySection[]).flatMap((id): PlannedSection[] => {
    const title = titles[id];
    return title === undefined ? [] : [{ id, title, isListed: !unlistedSections.includes(id) }];
  });
}
