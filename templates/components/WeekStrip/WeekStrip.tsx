/** For each weekday of an arrest, the latest court day of the first hearing, as a strip of days. */
import type { PatternValues } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { isCountedDay, latestCourtDay, weekdayOf } from './latest-court-day.ts';

type Words = (values: PatternValues) => string;

export type WeekStripProps = {
  /** The caption. */
  readonly title: string;
  /** The weekdays, Monday first: the name, a short form, and one or two letters. */
  readonly days: readonly { readonly name: string; readonly short: string; readonly letters: string }[];
  /** The label of a row: "Arrested on Monday". */
  readonly arrested: Words;
  /** "before the court closes: in court by Wednesday", the same for after it closes, and for any hour. */
  readonly beforeClose: Words;
  readonly afterClose: Words;
  readonly anyHour: Words;
  /** Legend of the sun, the moon and the filled day. */
  readonly keys: { readonly beforeClose: string; readonly afterClose: string; readonly latest: string };
  /** The effect of a Sunday and of a holiday. */
  readonly note: string;
};

/** Columns of the table: half days. */
const perDay = 2;
const sunday = { start: 6 * perDay, end: 7 * perDay };

const arrests = Array.from({ length: 7 }, (_, day) => ({ day, runs: listRuns(day) }));
const lastDay = Math.max(...arrests.flatMap(({ runs }) => runs.map(({ court }) => court)));

type Run = {
  readonly when: 'beforeClose' | 'afterClose' | 'anyHour';
  /** The half day at which it begins, and the day on which it ends. */
  readonly start: number;
  readonly court: number;
};

/** Returns one bar when the hour of the arrest makes no difference, because the day does not count. */
function listRuns(day: number): readonly Run[] {
  const [before, after] = [false, true].map((isAfterClose) => latestCourtDay({ day, isAfterClose }));
  if (before === undefined || after === undefined) return [];
  const start = day * perDay;
  if (!isCountedDay(day)) return [{ when: 'anyHour', start, court: before }];
  return [
    { when: 'beforeClose', start, court: before },
    { when: 'afterClose', start: start + 1, court: after },
  ];
}

/** Returns the strip. It is laid out as a table and read as text: each arrest and its court day. */
export function WeekStrip({ title, days, keys, note, ...words }: WeekStripProps) {
  const dayAt = (day: number) => days[weekdayOf(day)] ?? { name: '', short: '', letters: '' };
  const columns = Array.from({ length: lastDay + 1 }, (_, day) => day);
  return (
    <figure className="week-strip">
      <figcaption>
        <Bidi text={title} />
      </figcaption>
      <p>
        <Icon name="sun" />{' '}
        <span>
          <Bidi text={keys.beforeClose} />
        </span>{' '}
        <Icon name="moon" />{' '}
        <span>
          <Bidi text={keys.afterClose} />
        </span>{' '}
        <b className="price" data-variant="paid">
          <Bidi text={dayAt(0).short} />
        </b>{' '}
        <span>
          <Bidi text={keys.latest} />
        </span>
      </p>
      <table role="presentation">
        <tbody aria-hidden="true">
          <tr>
            {columns.map((day) => (
              <td key={day} colSpan={perDay}>
                <Bidi text={dayAt(day).letters} />
              </td>
            ))}
          </tr>
        </tbody>
        {arrests.map(({ day, runs }) => (
          <tbody key={day}>
            <tr>
              <td colSpan={columns.length * perDay}>
                <b>
                  <Bidi text={words.arrested({ day: dayAt(day).name })} />
                </b>
              </td>
            </tr>
            {runs.map(({ when, start, court }) => (
              <tr key={when}>
                {cutAtSunday(start, (court + 1) * perDay, columns.length * perDay).map(
                  ({ from, to, kind }) => (
                    <td key={from} colSpan={to - from} data-variant={kind}>
                      {from === start ? (
                        <RunStart when={when} text={words[when]({ day: dayAt(court).name })} />
                      ) : null}
                      {to === (court + 1) * perDay ? (
                        <b className="price" data-variant="paid" aria-hidden="true">
                          <Bidi text={dayAt(court).short} />
                        </b>
                      ) : null}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p>
        <Bidi text={note} />
      </p>
    </figure>
  );
}

function RunStart({ when, text }: Pick<Run, 'when'> & { readonly text: string }) {
  return (
    <>
      {when === 'afterClose' ? null : <Icon name="sun" />}
      {when === 'beforeClose' ? null : <Icon name="moon" />}
      <span className="visually-hidden">
        <Bidi text={text} />
      </span>
    </>
  );
}

type Part = { readonly from: number; readonly to: number; readonly kind: 'run' | 'uncounted' | undefined };

/** Returns the half days of a row: before a bar, the bar on both sides of a Sunday, and the rest. */
function cutAtSunday(start: number, end: number, all: number): readonly Part[] {
  const cuts = [...new Set([0, start, sunday.start, sunday.end, end, all])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0;
    const isRun = from >= start && to <= end;
    return { from, to, kind: from === sunday.start ? 'uncounted' : isRun ? 'run' : undefined };
  });
}
