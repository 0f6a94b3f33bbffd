/** Facts in `content/shared/network.yaml`, texts in `content/<language>/network.yaml`, names in `ui.yaml`. */
import * as z from 'zod';
import { SiteTarget, Slug, traced } from './primitives.ts';
import { pattern, richText, text } from './text.ts';

/** Ids of the seven steps, in order: the first is the arrest, the last the release. */
export const stepIds = ['arrest', 'hearing', 'agent', 'papers', 'payment', 'posting', 'release'] as const;

export type StepId = (typeof stepIds)[number];

/** `out` of jail; no release, because it is `closed`; `back` to the first step; or the `end` of the bond. */
export const exitKinds = ['out', 'closed', 'back', 'end'] as const;

export type ExitKind = (typeof exitKinds)[number];

const StepName = z.enum(stepIds);

const Price = z
  .enum(['nothing', 'premium', 'whole'])
  .describe('What is paid: nothing, the premium at its rate, or the whole bail amount.');

const Exit = traced({
  id: Slug,
  stop: StepName.describe('The step at which the exit leaves the process.'),
  kind: z
    .enum(exitKinds)
    .describe('out (of jail), closed (no bail is accepted), back (to the first step), end (of the bond).'),
  price: Price.optional(),
  page: SiteTarget.describe('The page with more information.'),
  county: Slug.optional().describe('The only county that has this exit.'),
}).refine(({ kind, price }) => (kind === 'closed') === (price === undefined), {
  path: ['price'],
  error: 'is required for every exit except a closed one, which has no price',
});

const ReleaseTime = z.strictObject({
  id: Slug,
  part: z.int().min(1).max(3).describe('The part of the bar at whose beginning the time starts.'),
  time: z.string().describe('Name of a duration in hours of the business figures.'),
});

export const NetworkFacts = z.strictObject({
  prices: z.partialRecord(StepName, Price).describe('What is paid at a step of the process.'),
  releaseParts: z
    .array(
      z.strictObject({
        time: z
          .string()
          .optional()
          .describe('Name of a duration in hours of the business figures. @default unknown'),
      }),
    )
    .length(3)
    .describe('The duration of each part of the release bar.'),
  releaseTimes: z.array(ReleaseTime).min(1).describe('The release times, in the order of the rows.'),
  exits: z.array(Exit).min(1).describe('The exits, in the order of the drawing.'),
});

const StepText = z.strictObject({
  note: text('A limit or a price, in a few words that continue the name.').optional(),
  time: text('Duration on the time axis: "1 to 4 days".').optional(),
  since: text('The start of the duration, or the person whose time it is, in a few words.').optional(),
});

const ReleaseText = z
  .strictObject({
    title: text('Heading: from the call to the street.'),
    squares: text('What filled and open squares mean, above the bar.'),
    parts: z
      .array(
        z.strictObject({
          mark: text('The letter of the moment in the rows below.'),
          title: text('The moment at which the part begins.'),
          text: richText('Who is responsible for the part, in **strong**, and how long it takes.'),
        }),
      )
      .length(3),
    caption: text('Caption of the rows: the time until release, and the moment at which it starts.'),
    from: text('Column head: counted from.'),
    until: text('Column head: time until release.'),
    times: z.record(
      Slug,
      z.strictObject({
        label: text('The moment at which the time starts.'),
        note: text('The jail, or what the time includes.'),
        time: text('The usual or the longest time.'),
      }),
    ),
    note: text('That the times are seen, and that no jail promises one.'),
  })
  .describe('The bar from the call to the release, and four times with the moment at which each starts.');

const WeekdayText = z.strictObject({
  name: text('The weekday inside "Arrested on Monday".'),
  short: text('Its name on a narrow strip.'),
  letters: text('One or two letters over its column.'),
});

const FirstHearingText = z
  .strictObject({
    title: text('The question that the strip answers: when a judge sees the person.'),
    days: z.array(WeekdayText).length(7).describe('Monday first.'),
    arrested: pattern('Label above the bars of a weekday: "Arrested on Monday".', ['day']),
    beforeClose: pattern('Text for screen readers: "before the court closes: in court by Wednesday".', [
      'day',
    ]),
    afterClose: pattern('Text for screen readers: "after the court closes: in court by Thursday".', ['day']),
    anyHour: pattern(
      'Text for screen readers, for a day that does not count: "at any hour: in court by Wednesday".',
      ['day'],
    ),
    keys: z.strictObject({
      beforeClose: text('What the sun means.'),
      afterClose: text('What the moon means.'),
      anyHour: text('For a day without court: at any hour.'),
      latest: text('What the filled day means: the usual last day.'),
      later: text('What a second filled day means: where Saturdays are not counted.'),
    }),
    note: text('The effect of a Sunday and of a holiday.'),
  })
  .describe('The strip of the first hearing; its days are computed from the law.');

export const NetworkText = z.strictObject({
  share: pattern('A price as a share of the bail amount: "10% of bail".', ['share']),
  closed: text('Replaces the price when no bail is accepted.'),
  stops: z.partialRecord(StepName, StepText).describe('Texts below the name of a step.'),
  firstHearing: FirstHearingText,
  release: ReleaseText,
  exits: z.record(Slug, z.strictObject({ label: text('The exit in a few words.') })),
});

export type Price = z.infer<typeof Price>;

export type NetworkFacts = z.infer<typeof NetworkFacts>;
export type NetworkText = z.infer<typeof NetworkText>;
