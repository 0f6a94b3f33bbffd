/** What to have ready before the call: a sheet that one can print and fill in (R4). */
import { Bidi } from '../Bidi/Bidi.tsx';
import { Button } from '../Button/Button.tsx';
import { Fold } from '../Fold/Fold.tsx';

export type ChecklistProps = {
  /** Level of the heading, one below the heading before it. */
  readonly level: 2 | 3 | 4;
  /** Heading and comfort: it is fine not to know everything. */
  readonly words: { readonly title: string; readonly items: readonly string[]; readonly note: string };
  /** Label of the button, which needs scripts and is hidden without them. */
  readonly print: string;
  /** True when the heading alone is seen at first. @default false */
  readonly folded?: boolean;
};

/** A sheet with a dotted line to write on for each thing. */
export function Checklist({ folded = false, ...list }: ChecklistProps) {
  const { level, words } = list;
  const Heading = `h${level}` as const;
  return (
    <div className="sheet">
      {folded ? (
        <Fold level={level} title={words.title}>
          <Blanks {...list} />
        </Fold>
      ) : (
        <>
          <Heading>{Bidi({ text: words.title })}</Heading>
          <Blanks {...list} />
        </>
      )}
    </div>
  );
}

function Blanks({ words, print }: Pick<ChecklistProps, 'words' | 'print'>) {
  return (
    <>
      <ul className="sheet__blanks">
        {words.items.map((item) => (
          <li key={item}>{Bidi({ text: item })}</li>
        ))}
      </ul>
      <p className="source">{Bidi({ text: words.note })}</p>
      <Button action="print" label={print} />
    </>
  );
}
