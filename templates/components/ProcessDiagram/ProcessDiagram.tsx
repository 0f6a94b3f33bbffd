import type { Inline } from '../../../schema/index.ts';
import type { NetworkExit, ProcessStep } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Price } from '../Price/Price.tsx';
import { StepMarker } from '../StepMarker/StepMarker.tsx';

export type DrawnStep = Partial<
  Pick<ProcessStep, 'price' | 'figure' | 'note' | 'time' | 'since' | 'exits'>
> & {
  readonly id?: string;
  readonly title: string;
  readonly text: Inline;
};

export type ProcessDiagramProps = {
  readonly steps: readonly DrawnStep[];
  /** Wide screens draw free exits above the line, paid ones on it, risks below, and durations on an axis. */
  readonly wide?: boolean;
};

export function ProcessDiagram({ steps, wide = false }: ProcessDiagramProps) {
  const freeExits = steps
    .flatMap(({ exits = [] }) => exits)
    .filter(({ kind, isFree }) => kind === 'out' && isFree);
  return (
    <ol className="process-diagram" data-variant={wide ? 'wide' : undefined}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <StepMarker number={index + 1} />
          {wide ? (
            <StepDisclosure {...step} />
          ) : (
            <div className="process-diagram__name">
              <Bidi as="b" text={step.title} />
            </div>
          )}
          <StepPrice price={step.price} figure={step.figure} />
          <StepTime {...step} coveredStepCount={countStepsUntilNextTime(steps, index)} />
          {wide ? null : <StepText text={step.text} note={step.note} />}
          {step.exits === undefined || step.exits.length === 0 ? null : (
            <ul className="process-diagram__exits">
              {step.exits.map((exit) => (
                <Exit key={exit.id} {...exit} level={freeExits.indexOf(exit) + 1} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The step, and the next ones without a duration of their own. */
function countStepsUntilNextTime(steps: readonly DrawnStep[], index: number): number {
  const next = steps.findIndex(({ time }, nextIndex) => nextIndex > index && time !== undefined);
  return (next === -1 ? steps.length : next) - index;
}

function StepDisclosure({ id, title, note, text }: DrawnStep) {
  return (
    <details className="process-diagram__name" name="steps">
      <summary>
        <Bidi as="b" text={title} />
        {note === undefined ? null : <Bidi as="small" text={note} />}
      </summary>
      <InlineText as="p" id={id} content={text} />
    </details>
  );
}

function StepPrice({ price, figure }: Pick<DrawnStep, 'price' | 'figure'>) {
  return price === undefined ? null : <Price variant="paid" text={figure ?? price} />;
}

function StepTime({ time, since, coveredStepCount }: DrawnStep & { readonly coveredStepCount: number }) {
  return time === undefined ? null : (
    <p className="process-diagram__time" data-steps={coveredStepCount}>
      <Bidi as="b" text={time} /> {since === undefined ? null : <Bidi as="small" text={since} />}
    </p>
  );
}

function StepText({ text, note }: Pick<DrawnStep, 'text' | 'note'>) {
  return (
    <>
      {note === undefined ? null : <Bidi as="small" text={note} />}
      <InlineText as="p" content={text} />
    </>
  );
}

type ExitProps = NetworkExit & {
  /** Number among the free exits, counted from 1; 0 for other exits. */
  readonly level: number;
};

/** The exit of the kind `end` has a ring instead of a branch, because the line itself ends there. */
function Exit({ kind, isFree, price, figure, href, label, level }: ExitProps) {
  return (
    <li data-variant={kind} data-level={level === 0 ? undefined : level}>
      {kind === 'end' ? <StepMarker /> : null}
      <a href={href}>
        <Price variant={isFree ? 'free' : undefined} text={figure ?? price} />{' '}
        <span>
          <Bidi as="b" text={label} />
        </span>
      </a>
    </li>
  );
}
