/** The limits of removing clitics. `first-messages.yaml` covers the removed clitics. */
import { describe, expect, it } from 'vitest';
import { listForms } from '../../../../templates/islands/Chat/arabic-forms.ts';
import { siteChat } from '../../../site-model.ts';

const formsOf = (word: string) => [...listForms(word, siteChat.vocabulary.arabicForms)];

describe('listForms', () => {
  it('lists both forms of an ending after it removes a suffix', () => {
    expect(formsOf('خدمتكم')).toEqual(expect.arrayContaining(['خدمت', 'خدمه']));
  });

  it('keeps at least three letters', () => {
    for (const form of formsOf('وبالكلكم')) expect(form.length).toBeGreaterThanOrEqual(3);
    expect(formsOf('هو')).toEqual(['هو']);
  });

  it('removes nothing from words whose stem has another meaning', () => {
    expect(formsOf('باين')).toEqual(['باين']);
    expect(formsOf('وباين')).toEqual(['وباين', 'باين']);
  });
});
