/** The process from arrest to release as a drawing: a list of seven stops on a line, each with its exits. */
import type { Inline } from '../../../schema/index.ts';
import type { NetworkExit, NetworkStop } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopMarker } from '../StopMarker/StopMarker.tsx';

/** A stop of the drawing. */
export type DrawnStop = Partial<
  Pick<NetworkStop, 'price' | 'figure' | 'note' | 'time' | 'since' | 'exits'>
> & {
  /** Id of the description, for links. */
  readonly id?: string;
  /** Name of the stop. */
  readonly title: string;
  /** The description of the stop. */
  readonly text: Inline;
};

export type ProcessDiagramProps = {
  /** The seven stops, in order. */
  readonly stops: readonly DrawnStop[];
  /**
   * Whether wide screens draw the line horizontally: free exits above it, paid ones on it, risks below, and
   * durations on an axis. @default false
   */
  readonly wide?: boolean;
};

export function ProcessDiagram({ stops, wide = false }: ProcessDiagramProps) {
  const freeExits = stops
    .flatMap(({ exits = [] }) => exits)
    .filter(({ kind, isFree }) => kind === 'out' && isFree);
  return (
    <ol className="process-diagram" data-variant={wide ? 'wide' : undefined}>
      {stops.map((stop, index) => (
        <li key={stop.title}>
          <StopMarker number={index + 1} />
          {wide ? (
            <StopFold {...stop} />
          ) : (
            <div className="process-diagram__name">
              <b>
                <Bidi text={stop.title} />
              </b>
            </div>
          )}
          <StopPrice price={stop.price} figure={stop.figure} />
          <StopTime {...stop} coveredStopCount={countStopsUntilNextTime(stops, index)} />
          {wide ? null : <StopText text={stop.text} note={stop.note} />}
          {stop.exits === undefined || stop.exits.length === 0 ? null : (
            <ul className="process-diagram__exits">
              {stop.exits.map((exit) => (
                <Exit key={exit.id} {...exit} level={freeExits.indexOf(exit) + 1} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * Returns the number of stops that one duration covers: the stop and the next ones without a duration of
 * their own.
 */
function countStopsUntilNextTime(stops: readonly DrawnStop[], index: number): number {
  const next = stops.findIndex(({ time }, nextIndex) => nextIndex > index && time !== undefined);
  return (next === -1 ? stops.length : next) - index;
}

/** Returns the name as a disclosure of the description, which a link to the stop opens. */
function StopFold({ id, title, note, text }: DrawnStop) {
  return (
    <details className="process-diagram__name" name="stops">
      <summary>
        <b>
          <Bidi text={title} />
        </b>
        {note === undefined ? null : (
          <small>
            <Bidi text={note} />
          </small>
        )}
      </summary>
      <p id={id}>
        <InlineText content={text} />
      </p>
    </details>
  );
}

function StopPrice({ price, figure }: Pick<DrawnStop, 'price' | 'figure'>) {
  return price === undefined ? null : (
    <strong className="price" data-variant="paid">
      <Bidi text={figure ?? price} />
    </strong>
  );
}

function StopTime({ time, since, coveredStopCount }: DrawnStop & { readonly coveredStopCount: number }) {
  return time === undefined ? null : (
    <p className="process-diagram__time" data-stops={coveredStopCount}>
      <b>
        <Bidi text={time} />
      </b>{' '}
      {since === undefined ? null : (
        <small>
          <Bidi text={since} />
        </small>
      )}
    </p>
  );
}

/** Returns the description, with the note about the time or the price above it. */
function StopText({ text, note }: Pick<DrawnStop, 'text' | 'note'>) {
  return (
    <>
      {note === undefined ? null : (
        <small>
          <Bidi text={note} />
        </small>
      )}
      <p>
        <InlineText content={text} />
      </p>
    </>
  );
}

type ExitProps = NetworkExit & {
  /** Number among the free exits, counted from 1; 0 for other exits. */
  readonly level: number;
};

/**
 * Returns a branch of the line that ends at its price. The exit of the kind `end` has a ring instead of a branch,
 * because the line itself ends there.
 */
function Exit({ kind, isFree, price, figure, href, label, level }: ExitProps) {
  return (
    <li data-variant={kind} data-level={level === 0 ? undefined : level}>
      {kind === 'end' ? <StopMarker /> : null}
      <a href={href}>
        <strong className="price" data-variant={isFree ? 'free' : undefined}>
          <Bidi text={figure ?? price} />
        </strong>{' '}
        <span>
          <b>
            <Bidi text={label} />
          </b>
        </span>
      </a>
    </li>
  );
}
