import type { Examples } from '../example-data.ts';
import type { DataTableProps } from './DataTable.tsx';

export const dataTableExamples: Examples<DataTableProps> = {
  english: {
    caption: 'Typical amounts',
    columns: [{ label: 'Charge' }, { label: 'From', figure: true }, { label: 'To', figure: true }],
    rows: [
      ['First DUI', '$2,500', '$5,000'],
      ['Second DUI', '$10,000', '$20,000'],
    ],
  },
  'arabic, with groups, folded on phones': {
    caption: 'المبالغ المعتادة للكفالة',
    columns: [{ label: 'التهمة' }, { label: 'من', figure: true }, { label: 'إلى', figure: true }],
    folds: true,
    groups: [
      { title: 'المخدرات', rows: [['حيازة المخدرات', '$2,500', '$5,000']] },
      { title: 'السرقة والسطو', rows: [['سرقة كبيرة', '$20,000', '$30,000']] },
    ],
  },
  'spanish, folded on phones': {
    caption: 'Montos habituales',
    columns: [{ label: 'Cargo' }, { label: 'De', figure: true }, { label: 'A', figure: true }],
    folds: true,
    rows: [
      ['Primer DUI', '$2,500', '$5,000'],
      ['Segundo DUI', '$10,000', '$20,000'],
    ],
  },
};
