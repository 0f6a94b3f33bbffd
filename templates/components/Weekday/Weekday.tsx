/** The head of a column of days: the letters of the weekday in narrow windows, its short name in others. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type WeekdayProps = {
  /** One or two letters. */
  readonly letters: string;
  /** The short name: "Mon". */
  readonly short: string;
};

/** Returns both forms; the style sheet shows one. Drawings hide them from screen readers. */
export function Weekday({ letters, short }: WeekdayProps) {
  return (
    <span className="weekday">
      <span>
        <Bidi text={letters} />
      </span>
      <span>
        <Bidi text={short} />
      </span>
    </span>
  );
}
