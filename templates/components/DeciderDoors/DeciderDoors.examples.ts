import { type Examples, plain } from '../example-data.ts';
import type { DeciderDoorsProps } from './DeciderDoors.tsx';

export const deciderDoorsExamples: Examples<DeciderDoorsProps> = {
  english: {
    level: 3,
    caption: 'Reasons by who can change them',
    question: 'Can a bond help?',
    doors: [
      {
        decider: 'judge',
        title: 'A judge decides',
        note: 'after a hearing',
        reasons: [
          {
            title: 'Source of funds',
            text: plain('Where the money is from.'),
            answer: 'Yes',
            helps: 'likely',
          },
        ],
      },
      {
        decider: 'office',
        title: 'Another office decides',
        note: 'outside this jail',
        reasons: [
          { title: 'Extradition', text: plain('Wanted elsewhere.'), answer: 'Rarely', helps: 'perhaps' },
          { title: 'Parole hold', text: plain('The state asks.'), answer: 'Usually no', helps: 'unlikely' },
        ],
      },
      {
        decider: 'time',
        title: 'It takes time',
        note: 'often until the first hearing',
        reasons: [
          { title: 'Investigation', text: plain('Not finished.'), answer: 'Not yet', helps: 'perhaps' },
        ],
      },
    ],
  },
  arabic: {
    level: 3,
    caption: 'الأسباب، ومن يستطيع تغييرها',
    question: 'هل تفيد الكفالة؟',
    doors: [
      {
        decider: 'judge',
        title: 'القرار للقاضي',
        note: 'بعد جلسة',
        reasons: [{ title: 'مصدر المال', text: plain('من أين المال.'), answer: 'نعم', helps: 'likely' }],
      },
      {
        decider: 'office',
        title: 'القرار لجهة أخرى',
        note: 'خارج هذا السجن',
        reasons: [
          {
            title: 'طلب تسليم',
            text: plain('مطلوب في ولاية أخرى.'),
            answer: 'لا في العادة',
            helps: 'unlikely',
          },
        ],
      },
      {
        decider: 'time',
        title: 'الانتظار',
        note: 'غالبًا حتى الجلسة الأولى',
        reasons: [{ title: 'تحقيق الشرطة', text: plain('لم ينتهِ.'), answer: 'ليس بعد', helps: 'perhaps' }],
      },
    ],
  },
  spanish: {
    level: 3,
    caption: 'Los motivos y quién puede cambiarlos',
    question: '¿Ayuda una fianza?',
    doors: [
      {
        decider: 'judge',
        title: 'Decide un juez',
        note: 'después de una audiencia',
        reasons: [
          { title: 'Origen del dinero', text: plain('De dónde viene.'), answer: 'Sí', helps: 'likely' },
        ],
      },
      {
        decider: 'office',
        title: 'Decide otra oficina',
        note: 'fuera de esta cárcel',
        reasons: [
          {
            title: 'Extradición',
            text: plain('Lo pide otro estado.'),
            answer: 'Rara vez',
            helps: 'unlikely',
          },
        ],
      },
      {
        decider: 'time',
        title: 'Falta tiempo',
        note: 'a menudo hasta la primera audiencia',
        reasons: [
          { title: 'Investigación', text: plain('No ha terminado.'), answer: 'Todavía no', helps: 'perhaps' },
        ],
      },
    ],
  },
};
