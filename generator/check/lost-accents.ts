/** Words that are never written without their accent, by language tag. */

import { wholeWords } from './term-pattern.ts';

/** What finds such words, and how one of them is written. */
export type LostAccent = { readonly pattern: RegExp; readonly write: (found: string) => string };

const spanish = [
  'además',
  'agresión',
  'árabe',
  'artículo',
  'así',
  'cárcel',
  'cárceles',
  'código',
  'comisaría',
  'crédito',
  'décimo',
  'depósito',
  'decisión',
  'después',
  'días',
  'día',
  'dólares',
  'dólar',
  'económico',
  'electrónico',
  'español',
  'están',
  'estén',
  'según',
  'fácil',
  'número',
  'números',
  'página',
  'páginas',
  'país',
  'policía',
  'policías',
  'prisión',
  'público',
  'razón',
  'sesión',
  'teléfono',
  'teléfonos',
  'también',
  'último',
  'última',
  'únicamente',
  'vehículo',
  'vehículos',
];

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{Mark}/gu, '');

/** Every entry, by language. */
export const lostAccents: Readonly<Record<string, readonly LostAccent[]>> = {
  es: [
    {
      pattern: wholeWords(spanish.map(withoutAccents).join('|')),
      write: (found) => spanish.find((word) => withoutAccents(word) === found.toLowerCase()) ?? found,
    },
    {
      // Nearly every noun in -ción, such as información, fijación, inmigración.
      pattern: wholeWords('[a-z\\u00C0-\\u024F]+cion'),
      write: (found) => found.replace(/on$/iu, 'ón'),
    },
  ],
};
