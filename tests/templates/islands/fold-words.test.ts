import { describe, expect, it } from 'vitest';
import { foldWords } from '../../../templates/islands/fold-words.ts';
import { siteContent } from '../../site-model.ts';

const { letters } = siteContent.facts['chat-keywords'];

const normalise = (message: string) => foldWords(message, letters).join(' ');

describe('foldWords', () => {
  it.each([
    ['upper case', 'HELLO There', 'hello there'],
    ['wide letters', 'ｈｅｌｌｏ', 'hello'],
    ['apostrophes', "what's what’s", 'whats whats'],
    ['a soft hyphen and zero-width characters', 'he\u00adl\u200blo\ufeff \u202ehi\u202c', 'hello hi'],
    ['letters typed many times', 'helloooo мммм', 'hello м'],
    ['digits typed many times', '1000000', '1000000'],
    ['accents', 'Ayúdeme, ¿dónde están los baños? pingüino', 'ayudeme donde estan los banos pinguino'],
    ['accents that are characters of their own', 'cua\u0301nto', 'cuanto'],
    ['punctuation', '24/7... (open) «now»؟', '24 7 open now'],
    ['Arabic-Indic and Persian digits', '٢٤ ساعة ۷', '24 ساعه 7'],
    ['tashkeel', 'مُسَاعَدَة', 'مساعده'],
    ['tatweel', 'مرحبـــــا', 'مرحبا'],
    ['forms of alef', 'أحمد إلى آخر ٱلله', 'احمد الي اخر الله'],
    ['taa marbuta and alef maqsura', 'خدمة على', 'خدمه علي'],
    ['hamza', 'سؤال طارئ ماء', 'سوال طاري ما'],
    ['letters of Persian and Gulf keyboards', 'شگد چم پول ڤيزا کی', 'شكد جم بول فيزا كي'],
    ['presentation forms', '\ufee3\ufeae\ufea3\ufe92\ufe8e', 'مرحبا'],
    ['nothing', '', ''],
    ['emoji', '👍🏽 ok 😀', 'ok'],
  ])('normalises %s', (_name, message, words) => {
    expect(normalise(message)).toBe(words);
  });

  it('returns the same words for its own result', () => {
    const once = normalise('مرحباااا! ¿CUÁNTO cuesta la “fianza”? ٢٤/٧');
    expect(normalise(once)).toBe(once);
  });
});
