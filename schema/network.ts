/**
 * The bail process: the stops from arrest to release, and every exit from them. Facts in `content/shared/network.yaml`,
 * texts in `content/<language>/network.yaml`; the names of the stops are in `ui.yaml`.
 */
import * as z from 'zod';
import { SiteTarget, Slug, traced, Updated } from './primitives.ts';
import { pattern, richText, text } from './text.ts';

/** Ids of the seven stops, in order: the first is the arrest, the last the release. */
export const stopIds = ['arrest', 'hearing', 'agent', 'papers', 'payment', 'posting', 'release'] as const;

/** A stop of the process. */
export type StopId = (typeof stopIds)[number];

/**
 * Where an exit leads: `out` of jail; nowhere, as long as it is `closed`; `back` to the first stop; or to the `end` of
 * the bond.
 */
export const exitKinds = ['out', 'closed', 'back', 'end'] as const;

/** Kind of an exit. */
export type ExitKind = (typeof exitKinds)[number];

const StopName = z.enum(stopIds);

const Price = z.enum(['nothing', 'premium', 'whole']).meta({
  description: 'What is paid: nothing, the premium at its rate, or the whole bail amount.',
});

const Exit = traced({
  id: Slug,
  stop: StopName.meta({ description: 'The stop at which it leaves the way.' }),
  kind: z.enum(exitKinds).meta({
    description: 'out (of jail), closed (no bail is accepted), back (to the first stop), end (of the bond).',
  }),
  price: Price.optional(),
  page: SiteTarget.meta({ description: 'Where the site says more of it.' }),
  county: Slug.optional().meta({ description: 'The only county in which there is this exit.' }),
}).refine(({ kind, price }) => (kind === 'closed') === (price === undefined), {
  path: ['price'],
  error: 'is what every exit has, but one that is closed',
});

const ReleaseTime = z.strictObject({
  id: Slug,
  part: z
    .int()
    .min(1)
    .max(3)
    .meta({ description: 'The part of the bar with whose beginning the time starts.' }),
  time: z.string().meta({ description: 'Name of a duration in hours of the business figures.' }),
});

/** The whole file of facts. */
export const NetworkFacts = z.strictObject({
  updated: Updated,
  prices: z.partialRecord(StopName, Price).meta({ description: 'What is paid at a stop of the way itself.' }),
  releaseTimes: z.array(ReleaseTime).min(1).meta({ description: 'In the order of the rows.' }),
  exits: z.array(Exit).min(1).meta({ description: 'In the order in which they are drawn.' }),
});

const StopText = z.strictObject({
  note: text('A limit or a price, in a few words that go on from the name.').optional(),
  time: text('How long it takes, on the axis of time: "1 to 4 days".').optional(),
  since: text('From when that time counts, or whose time it is, in a few words.').optional(),
});

const ReleaseText = z
  .strictObject({
    title: text('Heading: from the call to the street.'),
    parts: z
      .array(
        z.strictObject({
          mark: text('A letter, by which the rows below name the moment.'),
          title: text('The moment with which the part begins.'),
          text: richText('Whose part it is, in **strong**, and how long it takes.'),
        }),
      )
      .length(3),
    end: text('At the end of the bar: out.'),
    caption: text('Caption of the rows: how long, counted from which moment.'),
    from: text('Column head: counted from.'),
    until: text('Column head: time until release.'),
    times: z.record(
      Slug,
      z.strictObject({
        label: text('From which moment it counts.'),
        note: text('At which jail, or what it holds.'),
        time: text('The time, as usual or as longest.'),
      }),
    ),
    note: text('What a square is, filled and open; that no jail promises a time.'),
  })
  .meta({ description: 'The bar from the call to the street, and four times with what each counts from.' });

const WeekdayText = z.strictObject({
  name: text('The weekday inside "Arrested on Monday".'),
  short: text('Its name on a narrow strip.'),
  letters: text('One or two letters over its column.'),
});

const FirstHearingText = z
  .strictObject({
    title: text('What the strip answers: when a judge sees the person.'),
    days: z.array(WeekdayText).length(7).meta({ description: 'Monday first.' }),
    arrested: pattern('Over the runs of a weekday: "Arrested on Monday".', ['day']),
    beforeClose: pattern('Read out: "before the court closes: in court by Wednesday".', ['day']),
    afterClose: pattern('Read out: "after the court closes: in court by Thursday".', ['day']),
    anyHour: pattern('Read out, of a day that does not count: "at any hour: in court by Wednesday".', [
      'day',
    ]),
    keys: z.strictObject({
      beforeClose: text('What the sun means.'),
      afterClose: text('What the moon means.'),
      latest: text('What the filled day means.'),
    }),
    note: text('What a Sunday and a holiday do.'),
  })
  .meta({ description: 'The strip of the first hearing; its days are computed from the law.' });

/** The whole file of words. */
export const NetworkText = z.strictObject({
  updated: Updated,
  lead: richText('What to do with it, in one sentence, beside the whole drawing.'),
  share: pattern('A price that is a part of the bail amount: "10% of bail".', ['share']),
  closed: text('In the place of a price where no bail is accepted.'),
  stops: z.partialRecord(StopName, StopText).meta({ description: 'Texts below the name of a stop.' }),
  firstHearing: FirstHearingText,
  release: ReleaseText,
  exits: z.record(
    Slug,
    z.strictObject({
      label: text('The exit in a few words.'),
      note: text('What it asks or what follows, in a few words that go on from the label.'),
    }),
  ),
});

/** The price of a stop or an exit. */
export type Price = z.infer<typeof Price>;

export type NetworkFacts = z.infer<typeof NetworkFacts>;
export type NetworkText = z.infer<typeof NetworkText>;
