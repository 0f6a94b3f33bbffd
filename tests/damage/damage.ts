/** Random damage to files, such as typing errors or disk errors. fast-check chooses and shrinks it. */
import fc from 'fast-check';

/** Each number is taken modulo the number of possibilities. */
export type Damage = Position & { readonly kind: keyof typeof kinds; readonly file: number };

type Position = { readonly index: number; readonly choice: number };

const otherValues = [
  '',
  '[a, [b]]',
  '{ a: { b: c } }',
  '12',
  'null',
  '" "',
  'x: y',
  '2026-13-45',
  '*x',
  '!include x',
  '"unclosed',
  '|',
  'javascript:alert(1)',
  '[a](/nowhere)',
  '{{nothing}}',
  '<b>x</b>',
  '__proto__',
];
/** Characters that are invalid, have a special meaning in YAML, or consist of several bytes. */
const strayCharacters = [
  '\0',
  '\t',
  '\r\n',
  '\ufeff',
  '\u202e',
  '\u2028',
  '\u{1f600}',
  ' #',
  ': ',
  '"',
  '---\n',
  '{{',
  '- ',
  '<<: *a\n',
  '%YAML 1.1\n',
  '**',
  '](',
];
const invalidBytes = [[0xff, 0xfe], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80]];

export const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % items.length];

function changeLines(bytes: Buffer, change: (lines: string[]) => string[]): Buffer {
  return Buffer.from(change(bytes.toString().split('\n')).join('\n'));
}

function replaceLine(bytes: Buffer, { index }: Position, change: (line: string) => string): Buffer {
  return changeLines(bytes, (lines) => lines.with(index % lines.length, change(pick(lines, index) ?? '')));
}

function insert(bytes: Buffer, { index }: Position, added: Uint8Array): Buffer {
  const offset = index % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, offset), added, bytes.subarray(offset)]);
}

/** Each kind returns the changed bytes of a file. */
const kinds = {
  'removed lines': (bytes: Buffer, { index, choice }: Position) =>
    changeLines(bytes, (lines) => lines.toSpliced(index % lines.length, 1 + (choice % 20))),
  'a repeated line': (bytes: Buffer, { index }: Position) =>
    changeLines(bytes, (lines) => lines.toSpliced(index % lines.length, 0, pick(lines, index) ?? '')),
  'a value of another type': (bytes: Buffer, position: Position) =>
    replaceLine(bytes, position, (line) =>
      line.replace(/(?<=^ *(?:- )?(?:[\w-]+:)? ?).*/u, ` ${pick(otherValues, position.choice)}`),
    ),
  'a changed key': (bytes: Buffer, position: Position) =>
    replaceLine(bytes, position, (line) =>
      line.replace(/[\w-]+(?=:)/u, (name) => `${name}${pick(['x', ' ', '.y', '[0]'], position.choice)}`),
    ),
  'a changed indentation': (bytes: Buffer, position: Position) =>
    replaceLine(bytes, position, (line) =>
      position.choice % 2 === 0 ? line.replace(/^ {1,2}/u, '') : `${' '.repeat(position.choice % 7)}${line}`,
    ),
  'a shortened line': (bytes: Buffer, position: Position) =>
    replaceLine(bytes, position, (line) => line.slice(0, position.choice % (line.length + 1))),
  'a shortened file': (bytes: Buffer, { index }: Position) => bytes.subarray(0, index % (bytes.length + 1)),
  'stray characters': (bytes: Buffer, position: Position) =>
    insert(bytes, position, Buffer.from(pick(strayCharacters, position.choice) ?? '')),
  'invalid bytes': (bytes: Buffer, position: Position) =>
    insert(bytes, position, Buffer.from(pick(invalidBytes, position.choice) ?? [])),
} as const;

export const anyDamage: fc.Arbitrary<Damage> = fc.record({
  // `Object.keys` loses the type of the keys.
  kind: fc.constantFrom(...(Object.keys(kinds) as Damage['kind'][])),
  file: fc.nat(),
  index: fc.nat(),
  choice: fc.nat(),
});

export const damageBytes = (bytes: Buffer, { kind, ...position }: Damage): Buffer =>
  kinds[kind](bytes, position);

/** Whether the tests do all their rounds, with another seed in each run. A submission does fewer rounds. */
export const isNightly = process.env.TEST_MODE === 'nightly';

const defaultSeed = isNightly ? Math.trunc(Math.random() * 2 ** 31) : 20_261_122;

/** The seed of fast-check. DAMAGE_SEED repeats a run. */
export const damageSeed = Number(process.env.DAMAGE_SEED ?? defaultSeed);
if (isNightly) process.stdout.write(`DAMAGE_SEED=${damageSeed}\n`);
