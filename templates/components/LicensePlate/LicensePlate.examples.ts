import { type Examples, license, licenseArabic, licenseSpanish } from '../example-data.ts';
import type { LicensePlateProps } from './LicensePlate.tsx';

const english = { tag: 'en', dir: 'ltr', name: 'English' } as const;
const arabic = { tag: 'ar', dir: 'rtl', name: 'العربية' } as const;
const nothing = { insurer: undefined, people: [], notes: {}, checked: undefined };

export const licensePlateExamples: Examples<LicensePlateProps> = {
  'english, of a number alone': { license, ...nothing },
  'arabic, of a number alone': { license: licenseArabic, ...nothing },
  'spanish, of a number alone': { license: licenseSpanish, ...nothing },
  'english, with all that settings may say': {
    license,
    insurer: 'Insurance company behind our bonds: Example Surety',
    people: [
      { name: 'Lena Haddad', role: 'Bail agent', languages: [arabic, english], hours: 'At night' },
      { name: 'Sam Rivera', role: 'Office', languages: [english], hours: undefined },
    ],
    notes: { collectCalls: 'Our main line accepts collect calls from a jail.' },
    checked: {
      words: ({ date }) => `Found valid on ${date}`,
      date: { iso: '2026-11-20', text: 'November 20, 2026' },
    },
  },
  'arabic, with people': {
    license: licenseArabic,
    ...nothing,
    people: [{ name: 'Lena Haddad', role: 'وكيل كفالات', languages: [arabic, english], hours: 'في الليل' }],
  },
};
