import type { PageContext } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';

export type ProcessPositionProps = {
  readonly context: Pick<PageContext, 'home' | 'network' | 'ui'>;
  /** The step, from 1 (arrest) to 7 (release); undefined for a page without a position. */
  readonly step?: number | undefined;
};

/** Diameter of a ring, and the distance between the centers of two rings, in pixels. */
const size = 24;
const distance = 36;

/** A small drawing of the steps with the current one filled, which links to the drawing on the home page. */
export function ProcessPosition({ context, step }: ProcessPositionProps) {
  const { home, network, ui } = context;
  const { dir } = useLanguage();
  const current = step === undefined ? undefined : network.steps[step - 1];
  if (step === undefined || current === undefined) return null;
  const total = network.steps.length;
  const width = size + distance * (total - 1);
  const xOf = (number: number) => {
    const fromStart = size / 2 + distance * (number - 1);
    return dir === 'rtl' ? width - fromStart : fromStart;
  };
  return (
    <div className="process-position">
      <a href={`${home.href}#how-it-works`}>
        <span className="visually-hidden">{ui.process.name}</span>
        <svg
          width={width}
          height={size}
          viewBox={`0 0 ${width} ${size}`}
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d={`M${size / 2} ${size / 2}H${width - size / 2}`} strokeWidth="3" />
          {network.steps.map(({ id }, index) => (
            <Ring key={id} number={index + 1} x={xOf(index + 1)} isFilled={index + 1 === step} />
          ))}
        </svg>
      </a>
      <p>
        <Bidi as="a" href={`${home.href}#${current.id}`} aria-current="step" text={current.title} />
        <Bidi as="span" text={ui.common.stopOf({ number: step, total })} />
      </p>
    </div>
  );
}

type RingProps = { readonly number: number; readonly x: number; readonly isFilled: boolean };

function Ring({ number, x, isFilled }: RingProps) {
  return (
    <g data-variant={isFilled ? 'here' : undefined}>
      <circle cx={x} cy={size / 2} r={size / 2 - 1} strokeWidth="2" />
      <text x={x} y={size / 2 + 5} fontSize="14" fontWeight="700" textAnchor="middle" stroke="none">
        {number}
      </text>
    </g>
  );
}
