import type { Examples } from '../example-data.ts';
import type { IndexProps } from './Index.tsx';

export const indexExamples: Examples<IndexProps> = {
  english: {
    items: [
      { href: '/en/services/fast-release', label: 'Fast Release', summary: 'What makes it faster.' },
      { href: '/en/services/mobile-service', label: 'Mobile Service', summary: 'The agent comes to you.' },
    ],
  },
  'arabic, names alone': { items: [{ href: '/faq', label: 'الأسئلة الشائعة' }] },
};
