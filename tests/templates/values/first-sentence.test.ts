import { expect, it } from 'vitest';
import { firstSentence } from '../../../templates/values/first-sentence.ts';

it.each([
  ['en', 'Arrested for DUI? How people get out.', 'Arrested for DUI?'],
  ['en', 'The jail says “no bond” or “no bail”. What that means.', 'The jail says “no bond” or “no bail”.'],
  ['es', '¿Hace falta una fianza? Quién la fija.', '¿Hace falta una fianza?'],
  ['ar', 'هل تلزم الكفالة أصلًا؟ من يحدد المبلغ.', 'هل تلزم الكفالة أصلًا؟'],
  ['en', 'What is paid once', 'What is paid once'],
  ['en', '', ''],
])('in %s, the first sentence of "%s" is "%s"', (tag, text, expected) => {
  expect(firstSentence(text, tag)).toBe(expected);
});
