import { expectDefined } from '../../schema/expect-defined.ts';
import { type Filled, type Price, stepIds, textFiles, type Ui } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type {
  Duration,
  HourScale,
  NetworkExit,
  PageContext,
  Printer,
  ProcessStep,
} from '../contract/page-context.ts';
import { premiumRateOf } from '../values/format-figures.ts';

export function listSteps(
  { content, texts: { files }, fill, resolve }: LanguageTools,
  ui: Filled<Ui>,
  print: Printer,
): PageContext['network'] {
  const { prices, exits } = content.facts.network;
  const texts = fill(textFiles.network, files.network);
  const printPrice = (price: Price) => {
    if (price === 'nothing') return { price: print.money(0), figure: print.money(0) };
    const figure = `${price === 'whole' ? 100 : premiumRateOf(content.facts.business)}%`;
    return { price: texts.share({ share: figure }), figure };
  };
  const closed = { price: texts.closed, figure: undefined };
  const steps = stepIds.map((id, index): ProcessStep => {
    const name = expectDefined(ui.process.stops[index], `The name of step ${id}`);
    const price = prices[id];
    return {
      id,
      ...name,
      note: texts.stops[id]?.note,
      time: texts.stops[id]?.time,
      since: texts.stops[id]?.since,
      ...(price === undefined ? { price: undefined, figure: undefined } : printPrice(price)),
      exits: exits
        .filter(({ stop }) => stop === id)
        .map(({ id: exit, kind, price, page, county }): NetworkExit => {
          const text = expectDefined(texts.exits[exit], `The text of exit ${exit}`);
          const printedPrice = price === undefined ? closed : printPrice(price);
          const isFree = price === 'nothing';
          return { id: exit, kind, ...printedPrice, isFree, href: hrefOf(page, resolve), county, ...text };
        }),
    };
  });
  const releaseTimes = content.facts.network.releaseTimes.map(({ id, part, time }) => {
    const text = expectDefined(texts.release.times[id], `The text of ${id}`);
    const hours = expectDefined(print.duration(time), `The duration of ${id}`);
    return { id, ...text, hours, mark: texts.release.parts[part - 1]?.mark ?? '' };
  });
  const hours = content.facts.network.releaseParts.map(({ time }) => print.duration(time));
  const { firstHearing, release } = texts;
  return {
    firstHearing,
    release,
    // Twice the longest part, because a part can take longer.
    releaseHours: { hours, maxSquares: 2 * longestOf(hours) },
    releaseScale: createHourScale(longestOf(releaseTimes.map((row) => row.hours)), ui.figures.units.hour),
    releaseTimes,
    steps,
  };
}

function longestOf(durations: readonly (Duration | undefined)[]): number {
  return Math.max(...durations.map((duration) => duration?.to ?? 0));
}

function hrefOf(target: string, resolve: (path: string) => string): string {
  const [path = '', section] = target.split('#');
  return section === undefined ? resolve(path) : `${resolve(path)}#${section}`;
}

const markCount = 4;

/** Only the last label contains the unit, so it needs the space of the label before it. */
export function createHourScale(longest: number, printHours: (hours: number) => string): HourScale {
  const step = Math.ceil(longest / markCount);
  const labels = [step, 2 * step, '', printHours(markCount * step)];
  return {
    max: markCount * step,
    marks: labels.map((label, index) => ({ hour: (index + 1) * step, label: String(label) })),
  };
}
