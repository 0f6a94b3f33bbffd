/** Random damage of files, as slips of a hand, of an editor or of a disk make it. fast-check chooses and shrinks it. */
import fc from 'fast-check';

/** What is done to which file, and where in it; numbers are taken modulo what there is. */
export type Damage = {
  readonly kind: keyof typeof kinds;
  readonly file: number;
  readonly at: number;
  readonly other: number;
};

type Place = Pick<Damage, 'at' | 'other'>;

/** Values of another type than most fields have. */
const otherValues = [
  '',
  '[]',
  '{}',
  '12',
  '-0',
  '.inf',
  'true',
  'null',
  '""',
  '" "',
  'x: y',
  '[a, [b]]',
  '{ a: { b: c } }',
  '2026-13-45',
  '*x',
  '&x y',
  '!!set {}',
  '!include x',
  '"unclosed',
  '|',
  '../x',
  'javascript:alert(1)',
  '[a](/nowhere)',
  '{{nothing}}',
  '**',
  '<b>x</b>',
  'toString',
  '__proto__',
];
/** Bytes that do not belong into most places. */
const strayBytes = [
  '\0',
  '\t',
  '\r',
  '\r\n',
  '\ufeff',
  '\u202e',
  '\u200b',
  '\u2028',
  'é',
  '\u{1f600}',
  '#',
  ' #',
  ': ',
  '"',
  "'",
  '---\n',
  '...\n',
  '{{',
  '}}',
  '[',
  ']',
  '- ',
  '? ',
  '<<: *a\n',
  '%YAML 1.1\n',
  '**',
  '](',
  '`',
  '@',
];
/** No UTF-8. */
const brokenBytes = [[0xff, 0xfe], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0x80]];

/** One of some things, by any number. */
export const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % items.length];

function changeLines(bytes: Buffer, change: (lines: string[]) => string[]): Buffer {
  return Buffer.from(change(bytes.toString().split('\n')).join('\n'));
}

function replaceLine(bytes: Buffer, { at }: Place, change: (line: string) => string): Buffer {
  return changeLines(bytes, (lines) =>
    lines.map((line, index) => (index === at % lines.length ? change(line) : line)),
  );
}

function insert(bytes: Buffer, { at }: Place, added: Uint8Array): Buffer {
  const place = at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, place), added, bytes.subarray(place)]);
}

/** Each makes other bytes of a file. */
const kinds = {
  'a line less': (bytes: Buffer, { at }: Place) =>
    changeLines(bytes, (lines) => lines.toSpliced(at % lines.length, 1)),
  'lines less': (bytes: Buffer, { at, other }: Place) =>
    changeLines(bytes, (lines) => lines.toSpliced(at % lines.length, 1 + (other % 20))),
  'a line twice': (bytes: Buffer, { at }: Place) =>
    changeLines(bytes, (lines) => lines.toSpliced(at % lines.length, 0, pick(lines, at) ?? '')),
  'lines in another place': (bytes: Buffer, { at, other }: Place) =>
    changeLines(bytes, (lines) => {
      const taken = lines.splice(at % lines.length, 1 + (other % 5));
      return lines.toSpliced(other % (lines.length + 1), 0, ...taken);
    }),
  'a value of another type': (bytes: Buffer, place: Place) =>
    replaceLine(bytes, place, (line) =>
      line.replace(/(?<=^ *(?:- )?(?:[\w-]+:)? ?).*/u, ` ${pick(otherValues, place.other)}`),
    ),
  'another name': (bytes: Buffer, place: Place) =>
    replaceLine(bytes, place, (line) =>
      line.replace(/[\w-]+(?=:)/u, (name) => `${name}${['x', ' ', '.y', '[0]', ''][place.other % 5]}`),
    ),
  'another indentation': (bytes: Buffer, place: Place) =>
    replaceLine(bytes, place, (line) =>
      place.other % 2 === 0 ? line.replace(/^ {1,2}/u, '') : `${' '.repeat(place.other % 7)}${line}`,
    ),
  'words less': (bytes: Buffer, place: Place) =>
    replaceLine(bytes, place, (line) => line.slice(0, place.other % (line.length + 1))),
  'an end too early': (bytes: Buffer, { at }: Place) => bytes.subarray(0, at % (bytes.length + 1)),
  'stray signs': (bytes: Buffer, place: Place) =>
    insert(bytes, place, Buffer.from(pick(strayBytes, place.other) ?? '')),
  'broken bytes': (bytes: Buffer, place: Place) =>
    insert(bytes, place, Buffer.from(pick(brokenBytes, place.other) ?? [])),
  'another byte': (bytes: Buffer, { at, other }: Place) =>
    Buffer.from(bytes.map((byte, index) => (index === at % bytes.length ? other % 256 : byte))),
} as const;

/** Any damage. */
export const anyDamage: fc.Arbitrary<Damage> = fc.record({
  // The keys are those of the table.
  kind: fc.constantFrom(...(Object.keys(kinds) as Damage['kind'][])),
  file: fc.nat(),
  at: fc.nat(),
  other: fc.nat(),
});

/** The bytes of a file after a damage. */
export const damageBytes = (bytes: Buffer, { kind, ...place }: Damage): Buffer => kinds[kind](bytes, place);

/** What fast-check is run with: the same damages every time, others with DAMAGE_SEED. */
export const damageSeed = Number(process.env.DAMAGE_SEED ?? 20_261_122);
