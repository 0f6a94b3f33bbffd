/** A table of all days of arrest, of which the style sheet shows the chosen one. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import {
  type HearingPeriod,
  isCountedDay,
  listHearings,
  weekdayOf,
} from '../../components/WeekStrip/latest-court-day.ts';
import type { PageContext } from '../../contract/page-context.ts';

export type HearingChooserProps = {
  readonly texts: PageContext['network']['firstHearing'];
  readonly labels: PageContext['ui']['county']['hearing'];
};

/** When the arrest was, for the choice between two rows of a court day. */
const shifts = ['beforeClose', 'afterClose'] as const;

export function HearingChooser({ texts, labels }: HearingChooserProps) {
  return (
    <div className="hearing-chooser">
      <table>
        <Bidi as="caption" text={labels.day} />
        {texts.days.map(({ name, short }, day) => {
          const hearings = listHearings(day);
          return (
            <tbody key={name} data-variant={hearings.length > 1 ? undefined : 'anyHour'}>
              {hearings.map((hearing, row) => (
                <tr key={hearing.when} data-variant={hearing.when}>
                  {row === 0 ? (
                    <th rowSpan={hearings.length} scope="rowgroup">
                      <label>
                        <input type="radio" name="arrest-day" aria-label={name} />
                        <Bidi text={short} />
                      </label>
                    </th>
                  ) : null}
                  <Bidi as="th" scope="row" text={texts.keys[hearing.when]} />
                  <td>
                    <Days {...hearing} day={day} texts={texts} />
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
      <p>
        {shifts.map((shift) => (
          <label key={shift}>
            <input type="radio" name="arrest-time" defaultChecked={shift === 'afterClose'} />
            <ShiftIcon when={shift} />
            <Bidi text={texts.keys[shift]} />
          </label>
        ))}
      </p>
      <SmallText text={texts.note} />
    </div>
  );
}

type DaysProps = HearingPeriod & { readonly day: number } & Pick<HearingChooserProps, 'texts'>;

function Days({ day, when, usual, latest, texts }: DaysProps) {
  const days = Array.from({ length: latest - day + 1 }, (_, index) => day + index);
  return days.map((each) => {
    const note = each === usual ? texts.keys.latest : each === latest ? texts.keys.later : undefined;
    const variant = note === undefined ? uncountedVariant(each) : 'court';
    return (
      <span key={each} data-variant={variant}>
        {each === day ? <ShiftIcon when={when} /> : null}
        <Bidi text={`${texts.days[weekdayOf(each)]?.short} `} />
        {note === undefined ? null : <Bidi as="small" text={`${note} `} />}
      </span>
    );
  });
}

function uncountedVariant(day: number): 'uncounted' | undefined {
  return isCountedDay(day) ? undefined : 'uncounted';
}

/** Null for a day on which no court closes. */
function ShiftIcon({ when }: Pick<HearingPeriod, 'when'>) {
  if (when === 'anyHour') return null;
  return <Icon name={when === 'beforeClose' ? 'sun' : 'moon'} />;
}
