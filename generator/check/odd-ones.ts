/** Finds out which language a difference is told of: the one in which the mistake probably was made. */
import { isDeepStrictEqual } from 'node:util';
import type { DataPath } from '../../schema/index.ts';
import { placeOf } from './content-text.ts';
import { languageName } from './language-name.ts';
import type { Held } from './translations.ts';

/** A language that parts from others. */
export type OddOne<Value> = {
  readonly own: Held<Value>;
  readonly expected: Held<Value>;
  /** Names of the languages from which it parts: `English`, `Arabic and Spanish`. */
  readonly source: string;
  /** Whether it is the reference, from which all others part alike. */
  readonly isAlone: boolean;
};

const names = new Intl.ListFormat('en');

/**
 * Compares each language with the first, the reference. When two or more agree with each other and not with the
 * reference, one mistake there is likelier than the same mistake everywhere else.
 *
 * @param keyOf equal for values that count as the same
 */
export function findOddOnes<Value>(
  held: readonly Held<Value>[],
  keyOf: (value: Value) => unknown = (value) => value,
): OddOne<Value>[] {
  const [first, ...others] = held;
  const [other] = others;
  if (first === undefined || other === undefined) return [];
  const differs = (a: Held<Value>) => (b: Held<Value>) => !isDeepStrictEqual(keyOf(a.value), keyOf(b.value));
  const parting = others.filter(differs(first));
  if (parting.length === 0) return [];
  const isAlone = others.length > 1 && parting.length === others.length && !others.some(differs(other));
  if (!isAlone) {
    const source = languageName(first.language);
    return parting.map((own) => ({ own, expected: first, source, isAlone }));
  }
  const source = names.format(others.map(({ language }) => languageName(language)));
  return [{ own: first, expected: other, source, isAlone }];
}

/** The same of what can be read out of values; nothing where the reference cannot be read. */
export function findOddReadings<Value>(
  held: readonly Held[],
  read: (value: unknown) => Value | undefined,
): OddOne<Value>[] {
  const readings = held.flatMap((one) => {
    const value = read(one.value);
    return value === undefined ? [] : [{ ...one, value }];
  });
  return readings[0]?.language === held[0]?.language ? findOddOnes(readings) : [];
}

/** The parts of a diagnostic that say where a language parts from which. */
export function placeOfOdd({ own, expected }: OddOne<unknown>, path: DataPath, part?: 'key') {
  const { file, language } = own;
  return {
    ...placeOf({ file, language, path, part }),
    related: [{ place: { file: expected.file, path }, label: expected.language }],
  };
}

/** The end of a fix where the reference may also be right: ` If that is meant, change the Arabic and Spanish text.` */
export function orChangeOthers({ isAlone, source }: OddOne<unknown>): string {
  return isAlone ? ` If that is meant, change the ${source} text.` : '';
}
