import type { Block, Filled } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Price } from '../Price/Price.tsx';

type Deciders = Extract<Filled<Block>, { type: 'deciders' }>;
type Door = Deciders['doors'][number];

export type DecisionMakersProps = Pick<Deciders, 'caption' | 'question' | 'doors'> & {
  readonly level: 2 | 3 | 4;
};

/** The text contains all information of the shapes. */
export function DecisionMakers({ caption, question, doors, level }: DecisionMakersProps) {
  const Heading = `h${level}` as const;
  return (
    <figure className="decision-makers">
      <Bidi as="figcaption" text={caption} />
      <p>
        <Bidi as="span" text={question} />
        {kinds.map((kind) => (
          <span key={kind} data-variant={kind === 'unlikely' ? 'closed' : undefined} aria-hidden="true">
            <Price variant={kind === 'likely' ? 'free' : undefined}>
              <AnswerMark kind={kind} />
            </Price>
          </span>
        ))}
      </p>
      <ul className="decision-makers__row">
        {doors.map(({ decider, title, note, reasons }) => (
          <li key={decider} data-decider={decider}>
            <DoorDrawing decider={decider} />
            <Bidi as={Heading} text={title} />
            <Bidi as="small" text={note} />
            <ul className="decision-makers__reasons">
              {reasons.map((reason) => (
                <Reason key={reason.title} {...reason} question={question} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  );
}

type AnswerKind = Door['reasons'][number]['helps'];

const kinds: readonly AnswerKind[] = ['likely', 'perhaps', 'unlikely'];

type ReasonProps = Door['reasons'][number] & Pick<DecisionMakersProps, 'question'>;

/** Filled when a bond is likely to help, otherwise outlined; a thick start edge when help is unlikely. */
function Reason({ title, text, answer, helps, question }: ReasonProps) {
  return (
    <li data-variant={helps === 'unlikely' ? 'closed' : undefined}>
      <Bidi as="b" text={title} />
      <InlineText as="small" content={text} />
      <Price variant={helps === 'likely' ? 'free' : undefined}>
        <AnswerMark kind={helps} />
        <Bidi as="span" className="visually-hidden" text={question} /> <Bidi as="span" text={answer} />
      </Price>
    </li>
  );
}

/** Shapes of one weight on a grid of 16; the icons of the site have no question mark. */
const marks: Readonly<Record<AnswerKind, string>> = {
  likely: 'M2 8l4 4 8-9',
  perhaps: 'M5 5a3 3 0 1 1 4.5 2.6Q8 8.5 8 10.5M8 12.5v2.5',
  unlikely: 'M3 3l10 10M13 3 3 13',
};

function AnswerMark({ kind }: { readonly kind: AnswerKind }) {
  return (
    <svg
      className={kind === 'perhaps' ? 'mirrored' : undefined}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d={marks[kind]} />
    </svg>
  );
}

/** The sign on each door: scales for a judge, a badge for another office, and a clock for time. */
const signs: Readonly<Record<Door['decider'], string>> = {
  judge: 'M38 20V49M30 49H46M22 26H54M22 26l-5 12h10zM54 26l-5 12h10z',
  office: 'M26 21H50V36Q50 47 38 52 26 47 26 36ZM38 26l2.5 6h6l-5 4 2 6-5.5-3.5L32.5 42l2-6-5-4h6z',
  time: 'M38 20a16 16 0 1 0 .1 0zM38 26V36l7 5',
};

function DoorDrawing({ decider }: Pick<Door, 'decider'>) {
  return (
    <svg
      className="decision-makers__door mirrored"
      viewBox="0 0 80 100"
      height="140"
      preserveAspectRatio="xMinYMax"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 100V4H72V100" strokeWidth="5" strokeLinejoin="miter" />
      <path d="M11 100V11H65V100M18 62H46V92H18ZM54 62v10" />
      <path d={signs[decider]} />
    </svg>
  );
}
