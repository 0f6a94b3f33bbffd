import type { Examples } from '../example-data.ts';
import type { AddressProps } from './Address.tsx';

export const addressExamples: Examples<AddressProps> = {
  english: { text: '0 Example Street, Pasadena, CA 91107' },
  arabic: { text: '0 Example Street, Pasadena, CA 91107' },
  spanish: { text: '0 Example Street, Pasadena, CA 91107' },
};
