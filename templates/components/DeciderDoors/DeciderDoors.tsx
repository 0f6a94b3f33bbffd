/** Reasons grouped by who can change them. Each group has a door: locked here, locked elsewhere, or ajar. */
import type { Block, Filled } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

type Deciders = Extract<Filled<Block>, { type: 'deciders' }>;
type Door = Deciders['doors'][number];

export type DeciderDoorsProps = Pick<Deciders, 'caption' | 'label' | 'question' | 'doors'> & {
  /** Level of the headings of the doors. */
  readonly level: 2 | 3 | 4;
};

/** Returns the drawing with its caption. Its text contains all information of the shapes. */
export function DeciderDoors({ caption, label, question, doors, level }: DeciderDoorsProps) {
  const Heading = `h${level}` as const;
  return (
    <figure className="decider-doors">
      <figcaption>
        <Bidi text={caption} line="heading" />
      </figcaption>
      <p>
        <strong className="price">
          <Bidi text={label} />
        </strong>{' '}
        <span>
          <Bidi text={question} />
        </span>
      </p>
      <ul className="decider-doors__row">
        {doors.map(({ decider, title, note, reasons }) => (
          <li key={decider} data-decider={decider}>
            <DoorDrawing decider={decider} />
            <Heading>
              <Bidi text={title} line="heading" />
            </Heading>
            <small>
              <Bidi text={note} />
            </small>
            <ul className="decider-doors__reasons">
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

type ReasonProps = Door['reasons'][number] & Pick<DeciderDoorsProps, 'question'>;

/**
 * Returns a reason with its answer to the question: filled when a bond is likely to help, otherwise
 * outlined, with a thick start edge when help is unlikely.
 */
function Reason({ title, text, answer, helps, question }: ReasonProps) {
  return (
    <li data-variant={helps === 'unlikely' ? 'closed' : undefined}>
      <b>
        <Bidi text={title} />
      </b>
      <small>
        <InlineText content={text} />
      </small>
      <strong className="price" data-variant={helps === 'likely' ? helps : undefined}>
        <span className="visually-hidden">
          <Bidi text={question} />
        </span>{' '}
        <span>
          <Bidi text={answer} />
        </span>
      </strong>
    </li>
  );
}

/** Returns a door in its frame: ajar when time decides, otherwise closed and locked. */
function DoorDrawing({ decider }: Pick<Door, 'decider'>) {
  return (
    <svg
      className="icon-flip"
      viewBox="0 0 80 100"
      height="100"
      preserveAspectRatio="xMinYMax"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 100V4H72V100" strokeWidth="5" strokeLinejoin="miter" />
      {decider === 'time' ? (
        <path d="M11 11L44 20V92L11 100M37 52V62" />
      ) : (
        <>
          <path d="M11 100V11H65V100M18 18H46V50H18ZM18 60H46V92H18ZM50 47H61" />
          <Keyhole isFilled={decider === 'judge'} />
        </>
      )}
    </svg>
  );
}

/** Returns a keyhole: filled when a judge decides, outlined when another office decides. */
function Keyhole({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <path
      d="M55.5 55a4 4 0 0 1 1.8 7.6L59 71H52L53.7 62.6A4 4 0 0 1 55.5 55Z"
      strokeWidth="2"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  );
}
