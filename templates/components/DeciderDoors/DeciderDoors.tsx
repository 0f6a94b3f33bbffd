/** Reasons grouped by who can change them. Each group is a door: locked here, locked elsewhere, or partly open. */
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
            {decider === 'time' ? null : <Keyhole isFilled={decider === 'judge'} />}
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

/** Returns a keyhole: filled when a judge decides, outlined when another office decides. */
function Keyhole({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 38"
      width="24"
      height="38"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M12 2.5a8 8 0 0 1 3.6 15.1L19.5 35.5h-15l3.9-17.9A8 8 0 0 1 12 2.5Z" />
    </svg>
  );
}
