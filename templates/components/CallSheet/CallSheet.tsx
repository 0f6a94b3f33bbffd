/** A sheet that one can print and fill in: what to have ready before the call, or what to ask an agent. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Button } from '../Button/Button.tsx';
import { Fold } from '../Fold/Fold.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

/** A thing to write down, or a question with what a good answer holds. */
export type CallSheetItem = string | { readonly q: string; readonly a: Inline };

export type CallSheetProps = {
  /** Level of the heading, one below the heading before it; none where the line above says it. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Heading, things of one kind, and a word about all of them. */
  readonly copy: {
    readonly title: string;
    readonly items: readonly CallSheetItem[];
    readonly note: string;
  };
  /** Label of the button, which needs scripts and is hidden without them. */
  readonly print: string;
  /** True when the heading alone is seen at first. @default false */
  readonly folded?: boolean;
};

/** A sheet with a dotted line to write on: beside each thing, under each question. */
export function CallSheet({ level, copy, print, folded = false }: CallSheetProps) {
  const blanks = <Blanks copy={copy} print={print} />;
  if (folded) {
    return (
      <div className="call-sheet">
        <Fold level={level ?? 3} title={copy.title}>
          <div>{blanks}</div>
        </Fold>
      </div>
    );
  }
  const Heading = level === undefined ? undefined : (`h${level}` as const);
  return (
    <div className="call-sheet">
      {Heading === undefined ? null : (
        <Heading>
          <Bidi text={copy.title} line="heading" />
        </Heading>
      )}
      {blanks}
    </div>
  );
}

function Blanks({ copy, print }: Pick<CallSheetProps, 'copy' | 'print'>) {
  return (
    <>
      <ul className="call-sheet__blanks">{copy.items.map(printItem)}</ul>
      <p className="small-text">
        <Bidi text={copy.note} />
      </p>
      <Button action="print" label={print} />
    </>
  );
}

function printItem(item: CallSheetItem) {
  if (typeof item === 'string')
    return (
      <li key={item}>
        <Bidi text={item} />
      </li>
    );
  return (
    <li key={item.q} data-variant="question">
      <b>
        <Bidi text={item.q} />
      </b>
      <p>
        <InlineText content={item.a} />
      </p>
    </li>
  );
}
