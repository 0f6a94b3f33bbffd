import { expect, it } from 'vitest';
import { checkLinkWords } from '../../../generator/check/check-link-words.ts';
import { siteStyles, textsOf } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

tryTexts(
  (texts) => checkLinkWords(texts, siteStyles),
  [
    ['en', 'See **[⟦here⟧](/faq)**.'],
    ['en', 'See **[⟦Click here⟧](/faq)**.'],
    ['en', 'See **[⟦Read more…⟧](/faq)**.'],
    ['en', 'See **[⟦»more«⟧](/faq)**.'],
    ['ar', '**[⟦هنا⟧](/faq)**'],
    ['ar', '**[⟦اضغط هنا⟧](/faq)**'],
    ['ar', '**[⟦المزيد⟧](/faq)**'],
    ['ar', '**[⟦إقرأ المزيدَ⟧](/faq)**'],
    ['es', 'Vea **[⟦aquí⟧](/faq)**.'],
    ['es', 'Vea **[⟦AQUI⟧](/faq)**.'],
    ['es', 'Vea **[⟦Haga clic aquí⟧](/faq)**.'],
    ['es', 'Vea **[⟦Leer más⟧](/faq)**.'],
    ['en', 'See [the questions families ask here](/faq).'],
    ['en', 'See [more about co-signing](/faq).'],
    ['en', 'Read more here.'],
    ['ar', '[المزيد عن الضامن](/faq)'],
    ['es', '[aquí está la guía](/faq)'],
    // A word of another language, and a language without a list.
    ['es', 'See [here](/faq).'],
    ['sv', 'See [här](/faq).'],
  ],
);

it('a text that takes no marks has no links', () => {
  expect(checkLinkWords(textsOf('en', { plain: '[here](/faq)' }), siteStyles)).toEqual([]);
});
