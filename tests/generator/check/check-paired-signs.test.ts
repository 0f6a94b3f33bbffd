import { checkPairedSigns } from '../../../generator/check/check-paired-signs.ts';
import { siteStyles } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

tryTexts(
  (texts) => checkPairedSigns(texts, siteStyles),
  [
    ['es', '¿Cuánto cuesta?'],
    ['es', 'Si ya fijaron la fianza, ¿cuánto se paga? ¿Y cuándo?'],
    ['es', '¡Gracias! ¿Sí?'],
    ['es', 'Lea [la guía](https://a.example/?b=c) y llame.'],
    ['es', 'Cuánto cuesta⟦?⟧'],
    ['es', '¿Cuánto? Y cuándo⟦?⟧'],
    ['es', '⟦¿⟧Cuánto ¿cuándo?'],
    ['es', 'Gracias⟦!⟧'],
    ['en', 'How much?'],
  ],
);
