/** How an arrest can go on, as a list that is its own drawing: seven stops on a line, each with the exits that leave it. */
import type { Inline } from '../../../schema/index.ts';
import type { NetworkExit, NetworkStop } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopMarker } from '../StopMarker/StopMarker.tsx';

/** One stop of the drawing. */
export type DrawnStop = Partial<Pick<NetworkStop, 'price' | 'exits'>> & {
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
  /** Whether the line lies where there is room for it: stops side by side, their exits under them. @default false */
  readonly wide?: boolean;
};

/** The line with its exits. */
export function ProcessNetwork({ stops, wide = false }: ProcessNetworkProps) {
  return (
    <ol className="process-network" data-variant={wide ? 'wide' : undefined}>
      {stops.map((stop, index) => (
        <li key={stop.title}>
          <StopMarker number={index + 1} />
          <StopName {...stop} />
          {stop.text === undefined ? null : (
            <p>
              <InlineText content={stop.text} />
            </p>
          )}
          {stop.exits === undefined || stop.exits.length === 0 ? null : (
            <ul className="process-network__exits">
              {stop.exits.map((exit) => (
                <Exit key={exit.id} {...exit} brief={stop.text !== undefined} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function StopName({ title, href, price }: DrawnStop) {
  const words = <Bidi text={title} line="link" />;
  const name =
    price === undefined ? (
      words
    ) : (
      <>
        <span>{words}</span>{' '}
        <strong className="price">
          <Bidi text={price} />
        </strong>
      </>
    );
  return href === undefined ? <b>{name}</b> : <a href={href}>{name}</a>;
}

/** A branch of the line that ends in its price, without its note where a text stands above it. The end of the bond has no branch: the line itself leads into its ring. */
function Exit({ kind, isFree, price, href, label, note, brief }: NetworkExit & { readonly brief: boolean }) {
  return (
    <li data-variant={kind}>
      {kind === 'end' ? <StopMarker /> : null}
      <a href={href}>
        <strong className="price" data-variant={isFree ? 'free' : undefined}>
          <Bidi text={price} />
        </strong>{' '}
        <b>
          <Bidi text={label} line="link" />
        </b>{' '}
        {brief ? null : (
          <small>
            <Bidi text={note} />
          </small>
        )}
      </a>
    </li>
  );
}
