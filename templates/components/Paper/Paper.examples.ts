import type { PageContext } from '../../page-context.ts';
import { type Examples, plain } from '../example-data.ts';
import type { PaperProps } from './Paper.tsx';

const lines = [
  { text: 'Amount of the bond:', amount: '$25,000' },
  { text: 'If a court date is missed, I will pay the full amount of the bond:', amount: '$25,000' },
  { text: 'I pledge as collateral', amount: undefined, space: 'writing' },
  { text: 'My promise ends when the court ends the bond.', amount: undefined },
  { text: 'Signature and date', amount: undefined, space: 'signature' },
] as const;

type PapersTexts = PageContext['papers']['texts'];
type Texts = PapersTexts & {
  readonly title: string;
  readonly lead: string;
  /** Title, meaning and advice of each explained line. */
  readonly explanations: readonly (readonly [string, string, string])[];
};

const effects = ['owes', 'binds', 'keeps'] as const;

function example({ title, lead, explanations, ...texts }: Texts): PaperProps {
  return {
    texts,
    paper: {
      id: 'agreement',
      title: 'Indemnity agreement',
      texts: { title, lead: plain(lead) },
      lines: lines.map((line, index) => {
        const [heading, meaning, advice] = explanations[index - 1] ?? [];
        const effect = effects[index - 1];
        if (heading === undefined || meaning === undefined || advice === undefined || effect === undefined) {
          return { ...line, explanation: undefined };
        }
        const explained = { title: heading, meaning: plain(meaning), advice: plain(advice) };
        return { ...line, explanation: { id: `line-${index}`, number: index, effect, ...explained } };
      }),
    },
  };
}

export const paperExamples: Examples<PaperProps> = {
  english: example({
    specimen: 'Specimen',
    note: 'Not a form to sign.',
    effects: { binds: 'You promise', owes: 'Makes you owe everything', keeps: 'Protects you' },
    title: 'The agreement',
    lead: 'With this paper a co-signer promises to pay.',
    explanations: [
      ['The whole amount', 'You can owe all of it.', 'Ask yourself whether you could pay it.'],
      ['What you pledge', 'It comes back when the bond ends.', 'Strike out an empty line.'],
      ['When it is over', 'The promise ends with the bond.', 'Ask which paper the agent needs.'],
    ],
  }),
  arabic: example({
    specimen: 'عيّنة',
    note: 'ليست ورقة للتوقيع.',
    effects: { binds: 'تعهد عليكم', owes: 'هنا قد يصبح المبلغ كله دينًا عليكم', keeps: 'يحفظ حقكم' },
    title: 'الاتفاقية',
    lead: 'يتعهد الضامن في هذه الورقة بالدفع.',
    explanations: [
      ['المبلغ كله', 'قد يصبح المبلغ كله دينًا عليكم.', 'اسألوا أنفسكم هل تستطيعون دفعه.'],
      ['ما ترهنونه', 'يعود إليكم عند انتهاء الكفالة.', 'اشطبوا السطر الفارغ.'],
      ['متى ينتهي التعهد', 'ينتهي مع الكفالة.', 'اسألوا أي ورقة يحتاج إليها الوكيل.'],
    ],
  }),
  spanish: example({
    specimen: 'Muestra',
    note: 'No es un papel para firmar.',
    effects: { binds: 'Usted promete', owes: 'Le hace deber todo', keeps: 'Le protege a usted' },
    title: 'El acuerdo',
    lead: 'Con este papel el cofirmante promete pagar.',
    explanations: [
      ['Toda la fianza', 'Puede deber el monto completo.', 'Piense si podría pagarlo.'],
      ['Lo que deja en garantía', 'Se le devuelve cuando termina la fianza.', 'Tache la línea vacía.'],
      ['Cuándo termina', 'Termina con la fianza.', 'Pregunte qué papel le van a pedir.'],
    ],
  }),
};
