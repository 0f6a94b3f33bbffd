/** A checklist to print and fill in: what to prepare before the call, or what to ask an agent. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { PrintButton } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosures/Disclosures.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SmallText } from '../SmallText/SmallText.tsx';

/** A string is filled in; a question has a description of a good answer. */
export type CallChecklistItem = string | { readonly q: string; readonly a: Inline };

export type CallChecklistProps = {
  /** One below the preceding heading. Without it only a collapsed sheet has a heading. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly texts: {
    readonly title: string;
    readonly items: readonly CallChecklistItem[];
    readonly note: string;
  };
  readonly print: string;
  /** Whether the sheet is collapsed at first. @default false */
  readonly collapsed?: boolean;
};

export function CallChecklist({ level, texts, print, collapsed = false }: CallChecklistProps) {
  const blanks = <Blanks texts={texts} print={print} />;
  if (collapsed) {
    return (
      <Sheet>
        <Disclosure level={level ?? 3} title={texts.title}>
          <div>{blanks}</div>
        </Disclosure>
      </Sheet>
    );
  }
  const Heading = level === undefined ? undefined : (`h${level}` as const);
  return (
    <Sheet>
      {Heading === undefined ? null : <Bidi as={Heading} text={texts.title} />}
      {blanks}
    </Sheet>
  );
}

function Blanks({ texts, print }: Pick<CallChecklistProps, 'texts' | 'print'>) {
  return (
    <>
      <ul className="call-checklist__blanks">{texts.items.map(printItem)}</ul>
      <SmallText text={texts.note} />
      <PrintButton label={print} />
    </>
  );
}

function printItem(item: CallChecklistItem) {
  if (typeof item === 'string') return <Bidi key={item} as="li" text={item} />;
  return (
    <li key={item.q} data-variant="question">
      <Bidi as="b" text={item.q} />
      <InlineText as="p" content={item.a} />
    </li>
  );
}
