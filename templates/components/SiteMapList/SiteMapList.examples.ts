import type { Examples } from '../example-data.ts';
import type { SiteMapListProps } from './SiteMapList.tsx';

export const siteMapListExamples: Examples<SiteMapListProps> = {
  english: { links: [{ href: '/en/faq', label: 'FAQ' }] },
  'arabic, languages': {
    links: [
      { href: '/', label: 'العربية', tag: 'ar', dir: 'rtl' },
      { href: '/en/', label: 'English', tag: 'en', dir: 'ltr' },
    ],
  },
  spanish: { links: [{ href: '/es/faq', label: 'Preguntas frecuentes' }] },
};
