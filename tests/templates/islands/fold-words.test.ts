import { describe, expect, it } from 'vitest';
import { foldWords } from '../../../templates/islands/fold-words.ts';
import { siteContent } from '../../site-model.ts';

const { letters } = siteContent.facts['chat-keywords'];

const normalise = (message: string) => foldWords(message, letters).join(' ');

describe('foldWords', () => {
  it.each([
    ['upper case', 'HELLO There', 'hello there'],
    ['full-width letters', 'ｈｅｌｌｏ', 'hello'],
    ['apostrophes', "what's what’s", 'whats whats'],
    ['a soft hyphen and zero-width characters', 'he\u00adl\u200blo\ufeff \u202ehi\u202c', 'hello hi'],
    ['repeated letters', 'helloooo мммм', 'hello м'],
    ['repeated digits', '1000000', '1000000'],
    ['accents', 'Ayúdeme, ¿dónde están los baños? pingüino', 'ayudeme donde estan los banos pinguino'],
    ['accents as separate characters', 'cua\u0301nto', 'cuanto'],
    ['punctuation', '24/7... (open) «now»؟', '24 7 open now'],
    ['Arabic-Indic and Persian digits', '٢٤ ساعة ۷', '24 ساعه 7'],
    ['tashkeel', 'مُسَاعَدَة', 'مساعده'],
    ['tatweel', 'مرحبـــــا', 'مرحبا'],
    ['forms of alef', 'أحمد إلى آخر ٱلله', 'احمد الي اخر الله'],
    ['taa marbuta and alef maqsura', 'خدمة على', 'خدمه علي'],
    ['hamza', 'سؤال طارئ ماء', 'سوال طاري ما'],
    ['letters of Persian and Gulf keyboards', 'شگد چم پول ڤيزا کی', 'شكد جم بول فيزا كي'],
    ['presentation forms', '\ufee3\ufeae\ufea3\ufe92\ufe8e', 'مرحبا'],
    ['an empty text', '', ''],
    ['emoji', '👍🏽 ok 😀', 'ok'],
  ])('normalises %s', (_name, message, expected) => {
    expect(normalise(message)).toBe(expected);
  });

  it('returns the same words when it is applied twice', () => {
    const normalised = normalise('مرحباااا! ¿CUÁNTO cuesta la “fianza”? ٢٤/٧');
    expect(normalise(normalised)).toBe(normalised);
  });
});
