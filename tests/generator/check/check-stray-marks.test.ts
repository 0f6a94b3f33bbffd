import { checkStrayMarks } from '../../../generator/check/check-stray-marks.ts';
import { tryTexts } from './try-texts.ts';

tryTexts(
  (texts) => checkStrayMarks({ texts, strings: texts }),
  [
    ['en', '**Strong** and [a link](/faq).'],
    ['en', '**See [this](/faq)**'],
    ['en', 'Fields with a star (*)'],
    ['en', 'A [note] (sic)'],
    ['en', 'An ⟦**⟧open mark'],
    ['en', 'An empty ⟦****⟧ mark'],
    ['en', 'A ⟦[link](⟧/faq and more)'],
    ['en', 'A ⟦(link)[/faq]⟧'],
    ['en', 'a ⟦<!--⟧ b -->'],
    ['en', 'a⟦&#160;⟧b'],
    ['en', 'a⟦&#xA0;⟧b'],
    ['en', '1 < 2 and 3 > 2'],
    ['en', 'Smith & Sons'],
    ['en', 'a <3 b'],
    ['en', 'a & b; c'],
  ],
);
