import { type Examples, marked, markedArabic, markedSpanish, plain } from '../example-data.ts';
import type { OffenceTableProps } from './OffenceTable.tsx';

const texts = {
  caption: 'Typical bail amounts',
  offence: 'Charge',
  bail: 'Bail, often',
  fee: 'Fee at 10%',
};

export const offenceTableExamples: Examples<OffenceTableProps> = {
  english: {
    texts,
    notes: [{ content: plain('A judge can set more, less or nothing.') }, { content: marked }],
    rows: [
      {
        id: 'dui-first',
        group: 'dui',
        name: 'DUI, first time',
        note: 'Many people are released with a citation.',
        code: 'Veh. Code 23152',
        bail: '$2,500 to $5,000',
        fee: '$250 to $500',
      },
      {
        id: 'federal',
        group: 'other',
        name: 'Federal charges',
        note: undefined,
        code: '18 U.S.C. 3142',
        bail: 'Set case by case',
        fee: 'Set case by case',
      },
    ],
  },
  'english, one group': {
    group: 'dui',
    texts,
    notes: [{ content: marked }],
    rows: [
      {
        id: 'dui-first',
        group: 'dui',
        name: 'DUI, first time',
        note: undefined,
        code: 'Veh. Code 23152',
        bail: '$2,500 to $5,000',
        fee: '$250 to $500',
      },
      {
        id: 'theft-grand',
        group: 'theft',
        name: 'Grand theft',
        note: undefined,
        code: 'PC 487',
        bail: '$20,000 to $30,000',
        fee: '$2,000 to $3,000',
      },
    ],
  },
  arabic: {
    texts: {
      caption: 'المبالغ المعتادة للكفالة',
      offence: 'التهمة',
      bail: 'مبلغ الكفالة غالبًا',
      fee: 'الرسم 10%',
    },
    notes: [{ content: markedArabic }],
    rows: [
      {
        id: 'theft-grand',
        group: 'theft',
        name: 'سرقة كبيرة',
        note: 'في مقاطعة أورانج قد يكون المبلغ قيمة الخسارة.',
        code: 'PC 487',
        bail: 'من $20,000 إلى $30,000',
        fee: 'من $2,000 إلى $3,000',
      },
    ],
  },
  spanish: {
    texts: {
      caption: 'Montos habituales de la fianza',
      offence: 'Cargo',
      bail: 'Fianza, por lo general',
      fee: 'Prima del 10%',
    },
    notes: [{ content: markedSpanish }],
    rows: [
      {
        id: 'theft-grand',
        group: 'theft',
        name: 'Hurto mayor',
        note: 'En el condado de Orange el monto puede ser el valor de la pérdida.',
        code: 'PC 487',
        bail: 'de $20,000 a $30,000',
        fee: 'de $2,000 a $3,000',
      },
    ],
  },
};
