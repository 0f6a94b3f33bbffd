/** A list that reads like a sentence. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type RunInProps = {
  /** The items, a word or two each. */
  readonly items: readonly string[];
};

/** Items in a row, with a middle dot between them. */
export function RunIn({ items }: RunInProps) {
  return (
    <ul className="runin">
      {items.map((item) => (
        <li key={item}>{Bidi({ text: item })}</li>
      ))}
    </ul>
  );
}
