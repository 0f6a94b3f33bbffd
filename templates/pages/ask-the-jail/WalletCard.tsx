/** In the size of a bank card (ID-1 in ISO/IEC 7810, 85.6 by 54 mm). */

import type { JailCard, PhoneLink } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { fillLines } from '../../share/fill-lines.ts';

export type WalletCardProps = Omit<JailCard, 'repeat' | 'answers'> & {
  readonly label: string;
  /** The telephone number and the license have the same size. */
  readonly agency: {
    readonly name: string;
    readonly phone: PhoneLink;
    readonly license: { readonly label: string; readonly number: string };
  };
};

/** Tenths of a millimeter. A printed drawing is 10 cm wide (`print.css`), so the card has its true size. */
const viewBox = '0 0 1000 1180';
const face = { x: 72, y: 50, width: 856, height: 540 } as const;
const fold = face.y + face.height;
const inset = 36;
/** Average width of a character and height of a row, as multiples of the font size. */
const letterMetrics = { character: 0.51, row: 1.17 } as const;
/** Largest first; the last one is seven points, the smallest readable size. */
const sizes = [35, 33, 31, 29, 27, 25] as const;
/** Height that rows may use; the bottom of the back is reserved for the agency. */
const rowsHeight = { front: face.height - inset, back: face.height - inset - 96 } as const;

/** On a page in the language of the lines, the back has dotted lines for the answers. */
export function WalletCard({ label, language, opening, questions, agency }: WalletCardProps) {
  const pageLanguage = useLanguage();
  const numberLines = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}) ${line}`);
  const numberedQuestions = numberLines(questions.map((question) => question.text));
  const numberedMeanings = numberLines(questions.map(({ meaning = '' }) => meaning));
  const answers = numberedMeanings.flatMap((numbering) => [numbering, '']);
  return (
    <svg className="wallet-card" viewBox={viewBox} width="300" role="img" aria-label={label}>
      <rect {...face} height={2 * face.height} />
      <path d={`M${face.x} ${fold}h${face.width}`} strokeDasharray="12 8" />
      <g fill="currentColor" stroke="none">
        <Rows
          {...language}
          top={face.y}
          weight={700}
          lines={[opening.text, '', ...numberedQuestions]}
          height={rowsHeight.front}
        />
        <Rows
          {...pageLanguage}
          top={fold}
          weight={400}
          lines={opening.meaning === undefined ? answers : [opening.meaning, ...numberedMeanings]}
          height={rowsHeight.back}
        />
        <AgencyRows dir={pageLanguage.dir} {...agency} />
      </g>
    </svg>
  );
}

/** The largest font size at which all rows fit, otherwise the smallest size. */
function fitRows(lines: readonly string[], height: number) {
  const fitAtSize = (size: number) => {
    const maxCharacters = (face.width - 2 * inset) / (size * letterMetrics.character);
    return { size, rows: lines.flatMap((line) => fillLines(line, ({ length }) => length <= maxCharacters)) };
  };
  const candidates = sizes.map(fitAtSize);
  return (
    candidates.find(({ size, rows }) => rows.length * size * letterMetrics.row <= height) ??
    fitAtSize(sizes[5])
  );
}

function edgesOf(dir: 'ltr' | 'rtl') {
  const [left, right] = [face.x + inset, face.x + face.width - inset];
  return dir === 'ltr' ? { start: left, end: right } : { start: right, end: left };
}

type RowsProps = JailCard['language'] & {
  readonly top: number;
  readonly weight: 400 | 700;
  readonly height: number;
  /** An empty text is drawn as a line to write on. */
  readonly lines: readonly string[];
};

function Rows({ tag, dir, top, weight, height, lines }: RowsProps) {
  const { start, end } = edgesOf(dir);
  const { size, rows } = fitRows(lines, height);
  return (
    <g lang={tag} direction={dir} fontSize={size} fontWeight={weight}>
      {rows.map((row, index) => {
        const y = top + inset / 2 + Math.round((index + 1) * size * letterMetrics.row);
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

function AgencyRows({ dir, name, phone, license }: WalletCardProps['agency'] & Pick<RowsProps, 'dir'>) {
  const { start, end } = edgesOf(dir);
  const base = fold + face.height - inset;
  return (
    <g direction={dir} fontSize="26">
      <text x={start} y={base - 40}>
        {name}
      </text>
      <text x={end} y={base - 40} textAnchor="end">
        {license.label}
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
