/** How an arrest can go on, as a list that is its own drawing: seven stops on a line, each with the exits that leave it. */
import type { Inline } from '../../../schema/index.ts';
import type { NetworkExit, NetworkStop } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopMarker } from '../StopMarker/StopMarker.tsx';

/** One stop of the drawing. */
export type DrawnStop = Partial<
  Pick<NetworkStop, 'price' | 'figure' | 'note' | 'time' | 'since' | 'exits'>
> & {
  /** Name of the stop. */
  readonly title: string;
  /** Address of the stop in its long form. */
  readonly href?: string;
  /** What happens there. */
  readonly text?: Inline;
};

export type ProcessNetworkProps = {
  /** The seven stops, in order. */
  readonly stops: readonly DrawnStop[];
  /**
   * Whether the line lies where there is room for it: free exits above it, paid ones on it, risks below, and the times
   * on an axis. @default false
   */
  readonly wide?: boolean;
};

/** The line with its exits. */
export function ProcessNetwork({ stops, wide = false }: ProcessNetworkProps) {
  const free = stops
    .flatMap(({ exits = [] }) => exits)
    .filter(({ kind, isFree }) => kind === 'out' && isFree);
  return (
    <ol className="process-network" data-variant={wide ? 'wide' : undefined}>
      {stops.map((stop, index) => (
        <li key={stop.title}>
          <StopMarker number={index + 1} />
          <StopName {...stop} />
          <StopTime {...stop} stops={stopsUntilNextTime(stops, index)} />
          {stop.text === undefined ? null : (
            <p>
              <InlineText content={stop.text} />
            </p>
          )}
          {stop.exits === undefined || stop.exits.length === 0 ? null : (
            <ul className="process-network__exits">
              {stop.exits.map((exit) => (
                <Exit
                  key={exit.id}
                  {...exit}
                  brief={stop.text !== undefined}
                  level={free.indexOf(exit) + 1}
                />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** How many stops the time of one covers: all that follow it without a time of their own. */
function stopsUntilNextTime(stops: readonly DrawnStop[], index: number): number {
  const next = stops.findIndex(({ time }, at) => at > index && time !== undefined);
  return (next === -1 ? stops.length : next) - index;
}

function StopName({ title, href, price, figure, note }: DrawnStop) {
  const name = <Bidi text={title} line="link" />;
  return (
    <>
      <div className="process-network__name">
        {href === undefined ? <b>{name}</b> : <a href={href}>{name}</a>}
        {note === undefined ? null : (
          <small>
            <Bidi text={note} />
          </small>
        )}
      </div>
      {price === undefined ? null : (
        <strong className="price" data-variant="paid">
          <Bidi text={figure ?? price} />
        </strong>
      )}
    </>
  );
}

function StopTime({ time, since, stops }: DrawnStop & { readonly stops: number }) {
  return time === undefined ? null : (
    <p className="process-network__time" data-stops={stops}>
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

type ExitProps = NetworkExit & {
  /** True where a text stands above it, which has said the note. */
  readonly brief: boolean;
  /** Place among the exits that cost nothing, 0 for any other. */
  readonly level: number;
};

/** A branch of the line that ends in its price. The end of the bond has no branch: the line itself leads into its ring. */
function Exit({ kind, isFree, price, figure, href, label, note, brief, level }: ExitProps) {
  return (
    <li data-variant={kind} data-level={level === 0 ? undefined : level}>
      {kind === 'end' ? <StopMarker /> : null}
      <a href={href}>
        <strong className="price" data-variant={isFree ? 'free' : undefined}>
          <Bidi text={figure ?? price} />
        </strong>{' '}
        <span>
          <b>
            <Bidi text={label} line="link" />
          </b>{' '}
          {brief ? null : (
            <small>
              <Bidi text={note} />
            </small>
          )}
        </span>
      </a>
    </li>
  );
}
