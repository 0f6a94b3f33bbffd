import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chatKeywords } from '../../../../schema/index.ts';
import { listForms } from '../../../../templates/islands/Chat/arabic-forms.ts';
import { findMeaning } from '../../../../templates/islands/Chat/find-meaning.ts';
import { maxMessageLength, readMessage } from '../../../../templates/islands/Chat/read-message.ts';
import { siteChat } from '../../../site-model.ts';
import { testTables } from '../../../table.ts';

const match = (message: string) => findMeaning(message, siteChat.vocabulary);

testTables(join(import.meta.dirname, 'Chat.yaml'), { message: readMessage, meaning: match });

it.each([
  'hello help phone email hours services location cost',
  'hola ayuda teléfono correo horario servicios ubicación precio',
  'مرحبا مساعدة هاتف ايميل دوام خدمات موقع سعر',
])('several keywords have the meaning of the one with the highest priority, at any position: %s', (text) => {
  const words = text.split(' ');
  for (const [first, keyword] of words.entries()) {
    expect(match(keyword)).toBe(chatKeywords[first]);
    for (const [second, otherKeyword] of words.entries()) {
      const winner = chatKeywords[Math.max(first, second)];
      expect(match(`${keyword} - ${otherKeyword}`), `${keyword} ${otherKeyword}`).toBe(winner);
    }
  }
});

it.each([
  ['one word', 'x'.repeat(100_000)],
  ['words without a meaning', 'paper window '.repeat(7_693)],
  ['affixes that can be removed', 'كل'.repeat(50_000)],
  ['short Arabic words', 'وبالبيت '.repeat(12_500)],
  ['emoji', '😀'.repeat(50_000)],
  ['directional characters', '\u202e'.repeat(100_000)],
  ['spaces', ' '.repeat(100_000)],
  ['combining marks', `e${'\u0301'.repeat(99_999)}`],
])('searches a message of 100,000 characters completely: %s', (_name, text) => {
  expect(match(text)).toBeUndefined();
  expect(match(`${text} how much`)).toBe('cost');
});

it('truncates a long message between characters', () => {
  expect(readMessage('x'.repeat(100_000))).toHaveLength(maxMessageLength);
  const truncated = readMessage(`x${'😀'.repeat(50_000)}`);
  expect(truncated).toHaveLength(maxMessageLength - 1);
  expect(truncated?.isWellFormed()).toBe(true);
});

describe('the forms of an Arabic word', () => {
  const formsOf = (word: string) => [...listForms(word, siteChat.vocabulary.arabicForms)];

  it('include both forms of an ending after a suffix is removed', () => {
    expect(formsOf('خدمتكم')).toEqual(expect.arrayContaining(['خدمت', 'خدمه']));
  });

  it('have at least three letters', () => {
    for (const form of formsOf('وبالكلكم')) expect(form.length).toBeGreaterThanOrEqual(3);
    expect(formsOf('هو')).toEqual(['هو']);
  });

  it('keep the letters of words whose stem has another meaning', () => {
    expect(formsOf('باين')).toEqual(['باين']);
    expect(formsOf('وباين')).toEqual(['وباين', 'باين']);
  });
});
