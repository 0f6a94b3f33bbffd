/** Finds out which language a difference is told of: the one in which the mistake probably was made. */
import type { DataPath } from '../../schema/index.ts';
import { placeOf } from './content-text.ts';
import { languageName } from './language-name.ts';
import type { Translation } from './translations.ts';

/** What a language has of something that all languages share. */
export type Held<Value> = { readonly translation: Translation; readonly value: Value };

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
  keyOf: (value: Value) => unknown,
): readonly OddOne<Value>[] {
  const [first, ...others] = held;
  const [other] = others;
  if (first === undefined || other === undefined) return [];
  const parting = others.filter(({ value }) => keyOf(value) !== keyOf(first.value));
  const isAlone =
    others.length > 1 &&
    parting.length === others.length &&
    parting.every(({ value }) => keyOf(value) === keyOf(other.value));
  if (!isAlone) {
    const source = languageName(first.translation.language);
    return parting.map((own) => ({ own, expected: first, source, isAlone }));
  }
  const source = names.format(others.map(({ translation }) => languageName(translation.language)));
  return [{ own: first, expected: other, source, isAlone }];
}

/** The parts of a diagnostic that say where a language parts from which. */
export function placeOfOdd({ own, expected }: OddOne<unknown>, path: DataPath, part?: 'key') {
  const [lacking, having] = [own.translation, expected.translation];
  return {
    ...placeOf({ file: lacking.file.source.path, language: lacking.language, path, part }),
    related: [{ place: { file: having.file.source.path, path }, label: having.language }],
  };
}

/** The end of a fix where the reference may also be right: ` If that is meant, change the Arabic and Spanish text.` */
export function orChangeOthers({ isAlone, source }: Pick<OddOne<unknown>, 'isAlone' | 'source'>): string {
  return isAlone ? ` If that is meant, change the ${source} text.` : '';
}
