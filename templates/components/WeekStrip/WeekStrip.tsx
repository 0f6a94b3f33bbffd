import type { PageContext } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Price } from '../Price/Price.tsx';
import { Weekday, type WeekdayProps } from '../Weekday/Weekday.tsx';
import { type HearingPeriod, listHearings, weekdayOf } from './latest-court-day.ts';

export type WeekStripProps = PageContext['network']['firstHearing'];

/** Number of table columns per day; a column is half a day. */
const columnsPerDay = 2;
const sunday = { start: 6 * columnsPerDay, end: 7 * columnsPerDay };

const arrests = Array.from({ length: 7 }, (_, day) => ({ day, bars: listBars(day) }));
const lastDay = Math.max(...arrests.flatMap(({ bars }) => bars.map(({ latest }) => latest)));

/** A hearing with the half day of the arrest, at which its bar begins. */
type Bar = HearingPeriod & { readonly start: number };

function listBars(day: number): readonly Bar[] {
  return listHearings(day).map((hearing, index) => ({ ...hearing, start: day * columnsPerDay + index }));
}

/** The table is for layout only; screen readers get each arrest and its court day as text. */
export function WeekStrip({ title, days, keys, note, ...patterns }: WeekStripProps) {
  const dayAt = (day: number) => days[weekdayOf(day)] ?? { name: '', short: '', letters: '' };
  const describe = ({ when, usual, latest }: Bar) => {
    const text = patterns[when]({ day: dayAt(usual).name });
    return latest === usual ? text : `${text}; ${keys.later}: ${dayAt(latest).name}`;
  };
  const columns = Array.from({ length: lastDay + 1 }, (_, day) => day);
  return (
    <figure className="week-strip">
      <Bidi as="figcaption" text={title} />
      <ul>
        <li>
          <Icon name="sun" />
          <Bidi as="span" text={keys.beforeClose} />
        </li>
        <li>
          <Icon name="moon" />
          <Bidi as="span" text={keys.afterClose} />
        </li>
        <li>
          <Price variant="paid" text={dayAt(0).short} />
          <Bidi as="span" text={keys.latest} />
        </li>
        <li>
          <Price text={dayAt(1).short} />
          <Bidi as="span" text={keys.later} />
        </li>
      </ul>
      <table role="presentation">
        <tbody aria-hidden="true">
          <tr>
            {columns.map((day) => (
              <td key={day} colSpan={columnsPerDay}>
                <Weekday {...dayAt(day)} />
              </td>
            ))}
          </tr>
        </tbody>
        {arrests.map(({ day, bars }) => (
          <tbody key={day}>
            <tr>
              <td colSpan={columns.length * columnsPerDay}>
                <Bidi as="b" text={patterns.arrested({ day: dayAt(day).name })} />
              </td>
            </tr>
            {bars.map((bar) => (
              <tr key={bar.when}>
                {splitRow(bar.start, endOf(bar.usual), endOf(bar.latest), columns.length * columnsPerDay).map(
                  ({ from, to, kind }) => (
                    <td key={from} colSpan={to - from} data-variant={kind}>
                      {from === bar.start ? <BarStart when={bar.when} text={describe(bar)} /> : null}
                      {to === endOf(bar.usual) || to === endOf(bar.latest) ? (
                        <BarEnd isUsual={to === endOf(bar.usual)} day={dayAt(to / columnsPerDay - 1)} />
                      ) : null}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Bidi as="p" text={note} />
    </figure>
  );
}

function BarStart({ when, text }: Pick<Bar, 'when'> & { readonly text: string }) {
  return (
    <>
      {when === 'afterClose' ? null : <Icon name="sun" />}
      {when === 'beforeClose' ? null : <Icon name="moon" />}
      <Bidi as="span" className="visually-hidden" text={text} />
    </>
  );
}

function BarEnd({ isUsual, day }: { readonly isUsual: boolean; readonly day: WeekdayProps }) {
  return (
    <Price variant={isUsual ? 'paid' : undefined} hidden>
      <Weekday {...day} />
    </Price>
  );
}

type Segment = { readonly from: number; readonly to: number; readonly kind: 'run' | 'uncounted' | undefined };

function endOf(day: number): number {
  return (day + 1) * columnsPerDay;
}

/** Splits the half days of a row at a Sunday, at both ends of the bar and after the latest day. */
function splitRow(start: number, usual: number, latest: number, columnCount: number): readonly Segment[] {
  const boundaries = [...new Set([0, start, sunday.start, sunday.end, usual, latest, columnCount])].sort(
    (a, b) => a - b,
  );
  return boundaries.slice(1).map((to, index) => {
    const from = boundaries[index] ?? 0;
    const isBar = from >= start && to <= usual;
    return { from, to, kind: from === sunday.start ? 'uncounted' : isBar ? 'run' : undefined };
  });
}
