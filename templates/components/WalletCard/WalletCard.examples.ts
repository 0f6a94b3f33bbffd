import { type Examples, mainLine } from '../example-data.ts';
import type { WalletCardProps } from './WalletCard.tsx';

const language = { tag: 'en', dir: 'ltr' } as const;

function exampleOf(
  label: string,
  meanings: readonly [opening: string, question: string] | readonly [],
  [name, texts]: readonly [name: string, license: string],
): WalletCardProps {
  return {
    label,
    language,
    opening: { text: 'I am asking about my relative.', meaning: meanings[0] },
    questions: [{ text: 'Is my relative in your jail now?', meaning: meanings[1] }],
    agency: { name, phone: mainLine, license: { texts, number: '0000000' } },
  };
}

export const walletCardExamples: Examples<WalletCardProps> = {
  'english, with lines for the answers': exampleOf(
    'Card for the jail',
    [],
    ['Alder Gate', 'California bail license'],
  ),
  arabic: exampleOf(
    'بطاقة للسجن',
    ['أسأل عن قريبي.', 'هل قريبي في سجنكم الآن؟'],
    ['ألدر غيت', 'رقم الترخيص'],
  ),
  spanish: exampleOf(
    'Tarjeta para la cárcel',
    ['Pregunto por mi familiar.', '¿Está mi familiar en esta cárcel ahora?'],
    ['Alder Gate', 'Licencia de fianzas'],
  ),
};
