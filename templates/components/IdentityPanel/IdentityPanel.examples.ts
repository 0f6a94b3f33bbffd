import { type Examples, license, licenseArabic, licenseSpanish } from '../example-data.ts';
import type { IdentityPanelProps } from './IdentityPanel.tsx';

const english = { tag: 'en', dir: 'ltr', name: 'English' } as const;
const arabic = { tag: 'ar', dir: 'rtl', name: 'العربية' } as const;
const noDetails = { insurer: undefined, people: [], notes: {}, checked: undefined };

export const identityPanelExamples: Examples<IdentityPanelProps> = {
  'english, the licence only': { license, ...noDetails },
  'arabic, the licence only': { license: licenseArabic, ...noDetails },
  'spanish, the licence only': { license: licenseSpanish, ...noDetails },
  'english, with all settings': {
    license: { ...license, number: '1846203', missing: undefined },
    insurer: 'Insurance company behind our bonds: Example Surety',
    office: 'Pasadena office: 207 N Garfield Ave, Pasadena, CA 91101',
    people: [
      {
        name: 'Lena Haddad',
        role: 'Bail agent',
        languages: [arabic, english],
        hours: 'At night',
        license: 'California bail agent license 1846204',
      },
      { name: 'Sam Rivera', role: 'Office', languages: [english], hours: undefined, license: undefined },
    ],
    notes: { collectCalls: 'Our main line accepts collect calls from a jail.' },
    checked: {
      pattern: ({ date }) => `Found valid on ${date}`,
      date: { iso: '2026-11-20', text: 'November 20, 2026' },
    },
  },
  'arabic, with people': {
    license: licenseArabic,
    ...noDetails,
    people: [
      {
        name: 'Lena Haddad',
        role: 'وكيل كفالات',
        languages: [arabic, english],
        hours: 'في الليل',
        license: undefined,
      },
    ],
  },
};
