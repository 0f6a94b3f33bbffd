import { strayMarks } from '../../../generator/rules/stray-marks.ts';
import { tryTexts } from './try-texts.ts';

tryTexts(
  (texts) => strayMarks.run({ texts, strings: texts }),
  [
    ['en', '**Strong** and [a link](/faq).'],
    ['en', '**See [this](/faq)**'],
    ['en', 'Fields with a star (*)'],
    ['en', 'A [note] (sic)'],
    ['en', 'An ⟦**⟧open mark'],
    ['en', 'An empty ⟦****⟧ mark'],
    ['en', 'A ⟦[link](⟧/faq and more)'],
    ['en', 'A ⟦(link)[/faq]⟧'],
    ['en', 'see ⟦[the [law] on bail](/faq#no-bond)⟧'],
    ['en', 'see ⟦[the [law] on [bail]](/faq)⟧ and [more](/faq)'],
    ['en', '**see ⟦[the [law] on bail](/faq)⟧**'],
    ['en', 'a words⟦](/faq)⟧ link'],
    ['en', 'a ⟦](/faq⟧'],
    ['en', 'a ⟦[⟧link without an end'],
    ['en', 'a link⟦]⟧ without a start'],
    ['en', 'a ⟦[link][target]⟧'],
    ['en', 'a picture ⟦![of it](/picture)⟧'],
    ['en', 'They said [in court] that [it](/faq) is so.'],
    ['en', '⟦***⟧strong and slanted***'],
    ['en', 'a ⟦<!--⟧ b -->'],
    ['en', 'a⟦&#160;⟧b'],
    ['en', 'a⟦&#xA0;⟧b'],
    ['en', '1 < 2 and 3 > 2'],
    ['en', 'Smith & Sons'],
    ['en', 'a <3 b'],
    ['en', 'a & b; c'],
  ],
);
