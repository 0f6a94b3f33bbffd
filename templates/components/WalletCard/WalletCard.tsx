/**
 * The spoken lines as a card to cut out and fold, in the size of a bank card (ID-1 in ISO/IEC 7810, 85.6 by 54 mm).
 */
import { useLanguage } from '../../language-context.tsx';
import type { JailCard, PhoneLink } from '../../page-context.ts';
import { fillLines } from '../../share/fit-heading.ts';

export type WalletCardProps = Omit<JailCard, 'repeat' | 'answers'> & {
  /** Accessible description of the card. */
  readonly label: string;
  /** The agency: its name, telephone number and licence, printed no smaller than the number. */
  readonly agency: {
    readonly name: string;
    readonly phone: PhoneLink;
    readonly license: { readonly copy: string; readonly number: string };
  };
};

/** Tenths of a millimetre. Print shows drawings 10 cm wide (`print.css`), so the card is printed at its true size. */
const paper = '0 0 1000 1180';
const side = { x: 72, y: 50, width: 856, height: 540 } as const;
const fold = side.y + side.height;
const inset = 36;
/** Width of a character and height of a row, as multiples of the letter size. */
const shape = { character: 0.51, row: 1.17 } as const;
/** Letter sizes: from that of the licence to seven points, the smallest readable size. */
const sizes = [35, 33, 31, 29, 27, 25] as const;
/** Share of the height that rows may use; the back has the agency at its bottom. */
const room = { front: side.height - inset, back: side.height - inset - 96 } as const;

/**
 * Returns the front with the spoken lines and the back with their meaning. When both are the same, the back has
 * lines for the answers.
 */
export function WalletCard({ label, language, opening, questions, agency }: WalletCardProps) {
  const own = useLanguage();
  const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}) ${line}`);
  const said = numbered(questions.map((question) => question.said));
  const meant = numbered(questions.map(({ meaning = '' }) => meaning));
  const answers = meant.flatMap((number) => [number, '']);
  return (
    <svg className="wallet-card" viewBox={paper} width="300" role="img" aria-label={label}>
      <rect {...side} height={2 * side.height} />
      <path d={`M${side.x} ${fold}h${side.width}`} strokeDasharray="12 8" />
      <g fill="currentColor" stroke="none">
        <Rows
          {...language}
          top={side.y}
          weight={700}
          lines={[opening.said, '', ...said]}
          height={room.front}
        />
        <Rows
          {...own}
          top={fold}
          weight={400}
          lines={opening.meaning === undefined ? answers : [opening.meaning, ...meant]}
          height={room.back}
        />
        <AgencyRows dir={own.dir} {...agency} />
      </g>
    </svg>
  );
}

/** Returns the largest letter size at which all rows fit, and the rows. */
function fitRows(lines: readonly string[], height: number) {
  const fit = (size: number) => {
    const longest = (side.width - 2 * inset) / (size * shape.character);
    return { size, rows: lines.flatMap((line) => fillLines(line.split(' '), longest)) };
  };
  const tried = sizes.map(fit);
  return tried.find(({ size, rows }) => rows.length * size * shape.row <= height) ?? fit(sizes[5]);
}

/** Start and end of a row, and its direction. */
function edgesOf(dir: 'ltr' | 'rtl') {
  const [left, right] = [side.x + inset, side.x + side.width - inset];
  return dir === 'ltr' ? { start: left, end: right } : { start: right, end: left };
}

type RowsProps = JailCard['language'] & {
  readonly top: number;
  readonly weight: 400 | 700;
  readonly height: number;
  /** An empty row is a line to write on. */
  readonly lines: readonly string[];
};

function Rows({ tag, dir, top, weight, height, lines }: RowsProps) {
  const { start, end } = edgesOf(dir);
  const { size, rows } = fitRows(lines, height);
  return (
    <g lang={tag} direction={dir} fontSize={size} fontWeight={weight}>
      {rows.map((row, index) => {
        const y = top + inset / 2 + Math.round((index + 1) * size * shape.row);
        return row === '' ? (
          <path key={y} d={`M${start} ${y}H${end}`} stroke="currentColor" strokeDasharray="2 6" />
        ) : (
          <text key={y} x={start} y={y}>
            {row}
          </text>
        );
      })}
    </g>
  );
}

/** At the bottom of the back: the name, and below it both numbers in one size. */
function AgencyRows({ dir, name, phone, license }: WalletCardProps['agency'] & Pick<RowsProps, 'dir'>) {
  const { start, end } = edgesOf(dir);
  const base = fold + side.height - inset;
  return (
    <g direction={dir} fontSize="26">
      <text x={start} y={base - 40}>
        {name}
      </text>
      <text x={end} y={base - 40} textAnchor="end">
        {license.copy}
      </text>
      <g direction="ltr" fontSize="34" fontWeight="700">
        <text x={start} y={base} textAnchor={dir === 'ltr' ? 'start' : 'end'}>
          {phone.text}
        </text>
        <text x={end} y={base} textAnchor={dir === 'ltr' ? 'end' : 'start'}>
          {license.number}
        </text>
      </g>
    </g>
  );
}
