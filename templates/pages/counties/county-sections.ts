/** Which sections a county guide has, and which of them its table of contents lists. */
import type { CountyText, countySections, Filled, optionalCountySections } from '../../../schema/index.ts';

/** A section of the guide. */
export type CountySection =
  | Exclude<(typeof countySections)[number], 'call'>
  | keyof typeof optionalCountySections;

/** A section with its heading, and its number where the contents list it. */
export type PlannedSection = {
  readonly id: CountySection;
  readonly title: string;
  readonly number: number | undefined;
};

/** Sections that step back from the contents where a county has services and information of its own. */
const unlisted: readonly CountySection[] = ['considerations', 'questions'];

/** The sections whose words exist, in the order of the page. */
export function planCountySections(words: Filled<CountyText>, questions: string): PlannedSection[] {
  const titles: Readonly<Record<CountySection, string | undefined>> = {
    'bail-process': words.process.title,
    'typical-amounts': words.amounts.title,
    services: words.services?.title,
    'posting-bail': words.posting.title,
    'jails-and-courts': words.places.title,
    'choosing-a-bondsman': words.choosing.title,
    considerations: words.considerations.title,
    'county-information': words.information?.title,
    questions,
  };
  const hasOwnParts = words.services !== undefined && words.information !== undefined;
  let number = 0;
  // Object.keys loses the key type; the table has no other keys.
  return (Object.keys(titles) as CountySection[]).flatMap((id): PlannedSection[] => {
    const title = titles[id];
    if (title === undefined) return [];
    if (hasOwnParts && unlisted.includes(id)) return [{ id, title, number: undefined }];
    number += 1;
    return [{ id, title, number }];
  });
}
