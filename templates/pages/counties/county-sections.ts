/** Lists the sections of a county guide, and selects those in its table of contents. */
import type { CountyText, countySections, Filled, optionalCountySections } from '../../../schema/index.ts';

/** A section of the guide. */
export type CountySection =
  | Exclude<(typeof countySections)[number], 'call'>
  | keyof typeof optionalCountySections;

/** A section with its heading. */
export type PlannedSection = {
  readonly id: CountySection;
  readonly title: string;
  /** Whether the table of contents lists it. */
  readonly isListed: boolean;
};

/** Sections that the table of contents omits when a county has its own services and information. */
const unlistedSections: readonly CountySection[] = ['considerations', 'questions'];

/** Returns the sections whose texts exist, in the order of the page. */
export function planCountySections(copy: Filled<CountyText>, questions: string): PlannedSection[] {
  const titles: Readonly<Record<CountySection, string | undefined>> = {
    'bail-process': copy.process.title,
    'typical-amounts': copy.amounts.title,
    services: copy.services?.title,
    'posting-bail': copy.posting.title,
    'jails-and-courts': copy.places.title,
    'choosing-a-bondsman': copy.choosing.title,
    considerations: copy.considerations.title,
    'county-information': copy.information?.title,
    questions,
  };
  const hasOwnSections = copy.services !== undefined && copy.information !== undefined;
  // Object.keys loses the key type; the table has no other keys.
  return (Object.keys(titles) as CountySection[]).flatMap((id): PlannedSection[] => {
    const title = titles[id];
    if (title === undefined) return [];
    return [{ id, title, isListed: !(hasOwnSections && unlistedSections.includes(id)) }];
  });
}
