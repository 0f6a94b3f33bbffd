/** The search for meanings. `first-messages.yaml` covers the meanings of real messages. */
import { describe, expect, it } from 'vitest';
import { chatKeywords } from '../../../../schema/index.ts';
import { findMeaning } from '../../../../templates/islands/Chat/find-meaning.ts';
import { siteChat } from '../../../site-model.ts';

const match = (message: string) => findMeaning(message, siteChat.vocabulary) ?? null;

describe('several keywords', () => {
  const examples: Readonly<Record<string, readonly string[]>> = {
    English: ['hello', 'help', 'phone', 'email', 'hours', 'services', 'location', 'cost'],
    Spanish: ['hola', 'ayuda', 'teléfono', 'correo', 'horario', 'servicios', 'ubicación', 'precio'],
    Arabic: ['مرحبا', 'مساعدة', 'هاتف', 'ايميل', 'دوام', 'خدمات', 'موقع', 'سعر'],
  };

  it.each(Object.entries(examples))(
    'have the meaning of the one with the highest priority, at any position: %s',
    (_language, words) => {
      for (const [first, keyword] of words.entries()) {
        expect(match(keyword)).toBe(chatKeywords[first]);
        for (const [second, otherKeyword] of words.entries()) {
          const winner = chatKeywords[Math.max(first, second)];
          expect(match(`${keyword} - ${otherKeyword}`), `${keyword} ${otherKeyword}`).toBe(winner);
        }
      }
    },
  );

  it('can be in different languages', () => {
    expect(match('hola، كم السعر please')).toBe('cost');
  });
});

it.each([
  ...['ahora', 'child', 'costume', 'shopping', 'emailed2', 'callously'],
  // Names of properties that JavaScript objects inherit.
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty length'],
  '— 👍🏽 \u200f …',
])('matches only whole words, so %s has no meaning', (text) => {
  expect(match(text)).toBeNull();
});

describe('a phrase', () => {
  it('prevents a match of a shorter phrase inside it', () => {
    expect(match('how much')).toBe('cost');
    expect(match('how much time')).toBeNull();
    expect(match('how much time and how much')).toBe('cost');
  });

  it('is found at every occurrence', () => {
    expect(match('case number or case number')).toBeNull();
    expect(match('case number or number')).toBe('phone');
  });

  it('is found without its Arabic article, and with clitics', () => {
    expect(match('عنوان بريد')).toBe('email');
    expect(match('وساعات عملكم')).toBe('hours');
  });
});

const longMessages: Readonly<Record<string, string>> = {
  'one word': 'x'.repeat(100_000),
  'words without a meaning': 'paper window '.repeat(7_693),
  'affixes that can be removed': `${'كل'.repeat(50_000)}`,
  'short Arabic words': 'وبالبيت '.repeat(12_500),
  emoji: '😀'.repeat(50_000),
  'directional characters': '\u202e'.repeat(100_000),
  spaces: ' '.repeat(100_000),
  'combining marks': `e${'\u0301'.repeat(99_999)}`,
};

it.each(Object.entries(longMessages))(
  'searches a message of 100,000 characters completely: %s',
  (_name, text) => {
    expect(match(text)).toBeNull();
    expect(match(`${text} how much`)).toBe('cost');
  },
);
