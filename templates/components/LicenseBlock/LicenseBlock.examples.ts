import { type Examples, license, licenseArabic, licenseSpanish } from '../example-data.ts';
import type { LicenseBlockProps } from './LicenseBlock.tsx';

const number = '1846203';

export const licenseBlockExamples: Examples<LicenseBlockProps> = {
  english: {
    license: {
      ...license,
      number,
      missing: undefined,
      further: [{ label: 'Alhambra office license', number: '1846204', missing: undefined }],
    },
    insurer: 'Insurance company behind our bonds: Example Surety Company',
  },
  'english, not entered': { license },
  arabic: { license: { ...licenseArabic, number, missing: undefined } },
  'arabic, not entered': {
    license: {
      ...licenseArabic,
      further: [{ label: 'ترخيص مكتب ألهامبرا', number, missing: licenseArabic.missing }],
    },
  },
  spanish: { license: { ...licenseSpanish, number, missing: undefined } },
  'spanish, not entered': { license: licenseSpanish },
};
