/** The home page: `content/<language>/pages/home.yaml`. */
import * as z from 'zod';
import { stopIds } from '../network.ts';
import { Closing, FactRow, Hero, SectionHead, Seo, Statement } from '../primitives.ts';
import { richText, text } from '../text.ts';

/** Ids of the sections, targets of links. */
export const homeSections = [
  'needs',
  'how-it-works',
  ...stopIds,
  'release-times',
  'services',
  'why-choose-us',
  'call',
] as const;

const Stop = z.strictObject({
  when: richText('When it happens or how long it takes, in a few words.'),
  text: richText('What happens at this stop: two or three sentences.'),
});

/** The texts of the home page, in the order of the page. */
export const HomePage = z.strictObject({
  seo: Seo,
  label: text('Short name in menus.'),
  hero: Hero.extend({ note: richText('The approval time with its limit.') }),
  facts: z.array(FactRow).min(3).max(5),
  needs: z
    .strictObject({
      title: text('Heading of the index of situations.'),
      items: z
        .array(
          z.strictObject({
            title: text('The situation, in the words of the family.'),
            text: text('One line of answer.'),
          }),
        )
        .max(5),
    })
    .meta({
      description: 'The situations in which people call; navigation.yaml lists a page for each.',
    }),
  process: SectionHead.extend({
    ask: z
      .strictObject({
        caption: text('Caption of the table of official sources.'),
        county: text('Column head: county.'),
        source: text('Column head: official information.'),
      })
      .meta({ description: 'Where to ask about the person. Beside the first stop.' }),
    stops: z.array(Stop).length(7).meta({ description: 'The seven stops; their headings are in ui.yaml.' }),
    needed: Statement.meta({ description: 'Do I need a bond at all? Beside the second stop.' }),
    cosigner: Statement.meta({ description: 'Before a co-signer signs. Beside the fourth stop.' }),
    after: Statement.meta({ description: 'After release: court dates, exoneration, forfeiture.' }),
  }),
  services: SectionHead,
  why: SectionHead.extend({ statements: z.array(Statement).min(3) }),
  reviews: SectionHead,
  closing: Closing,
});
export type HomePage = z.infer<typeof HomePage>;
