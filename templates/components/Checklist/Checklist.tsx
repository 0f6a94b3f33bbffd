/** What to have ready before the call: a sheet that one can print and fill in (R4). */
import { createElement } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Button } from '../Button/Button.tsx';

export type ChecklistProps = {
  /** Level of the heading, one below the heading before it; none where the line above says it. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Heading and comfort: it is fine not to know everything. */
  readonly words: { readonly title: string; readonly items: readonly string[]; readonly note: string };
  /** Label of the button, which needs scripts and is hidden without them. */
  readonly print: string;
};

/** A sheet with a dotted line to write on for each thing. */
export function Checklist({ level, words, print }: ChecklistProps) {
  return (
    <div className="sheet">
      {level === undefined ? null : createElement(`h${level}`, null, Bidi({ text: words.title }))}
      <ul className="sheet__blanks">
        {words.items.map((item) => (
          <li key={item}>{Bidi({ text: item })}</li>
        ))}
      </ul>
      <p className="source">{Bidi({ text: words.note })}</p>
      <Button action="print" label={print} />
    </div>
  );
}
