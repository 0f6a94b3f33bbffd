import type { Examples } from '../example-data.ts';
import type { RecordTableProps } from './RecordTable.tsx';

export const recordTableExamples: Examples<RecordTableProps> = {
  english: {
    caption: 'Typical amounts',
    columns: ['Charge', 'From', 'To'],
    rows: [
      ['First DUI', '$2,500', '$5,000'],
      ['Second DUI', '$10,000', '$20,000'],
    ],
  },
};
