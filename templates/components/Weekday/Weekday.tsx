/** The head of a column of days: the letters of the weekday in narrow windows, its short name in others. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type WeekdayProps = {
  readonly letters: string;
  readonly short: string;
};

/** The style sheet shows one form. Drawings hide both from screen readers. */
export function Weekday({ letters, short }: WeekdayProps) {
  return (
    <span className="weekday">
      <Bidi as="span" text={letters} />
      <Bidi as="span" text={short} />
    </span>
  );
}
