/** The spoken lines on a card to cut out and fold: of the size of bank cards, ID-1 in ISO/IEC 7810, 85.6 by 54 mm. */
import { useLanguage } from '../../language-context.tsx';
import type { JailCard, PhoneLink } from '../../page-context.ts';
import { fillLines } from '../../share/fit-heading.ts';

export type WalletCardProps = Omit<JailCard, 'repeat' | 'answers'> & {
  /** What the card is, for those who do not see it. */
  readonly label: string;
  /** Whom to call: the name, the telephone, and the licence, printed no smaller than that. */
  readonly agency: {
    readonly name: string;
    readonly phone: PhoneLink;
    readonly license: { readonly copy: string; readonly number: string };
  };
};

/** Tenths of a millimetre. Paper shows drawings 10 cm wide (`print.css`), so the card has its true size there. */
const paper = '0 0 1000 1180';
const side = { x: 72, y: 50, width: 856, height: 540 } as const;
const fold = side.y + side.height;
const inset = 36;
/** Width of a character and height of a row, as parts of the size of the letters. */
const shape = { character: 0.51, row: 1.17 } as const;
/** Sizes of letters: from that of the licence to what is still read without trouble, seven points. */
const sizes = [35, 33, 31, 29, 27, 25] as const;
/** What the rows of a side have of its height; the back has the agency at its foot. */
const room = { front: side.height - inset, back: side.height - inset - 96 } as const;

/** One side says what to say, the other what it means; where that is the same, it has lines for the answers. */
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

/** The largest letters with which all rows have room, and the rows. */
function fitRows(lines: readonly string[], height: number) {
  const fit = (size: number) => {
    const longest = (side.width - 2 * inset) / (size * shape.character);
    return { size, rows: lines.flatMap((line) => fillLines(line.split(' '), longest)) };
  };
  const tried = sizes.map(fit);
  return tried.find(({ size, rows }) => rows.length * size * shape.row <= height) ?? fit(sizes[5]);
}

/** Where a row begins and where it ends, and which way it goes. */
function edgesOf(dir: 'ltr' | 'rtl') {
  const [left, right] = [side.x + inset, side.x + side.width - inset];
  return dir === 'ltr' ? { start: left, end: right } : { start: right, end: left };
}

type RowsProps = JailCard['language'] & {
  readonly top: number;
  readonly weight: 400 | 700;
  readonly height: number;
  /** An empty one is there to write on. */
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

/** At the foot of the back: the name, and under it both numbers in one size. */
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
