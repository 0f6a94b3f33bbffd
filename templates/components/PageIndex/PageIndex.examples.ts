import type { Examples } from '../example-data.ts';
import type { PageIndexProps } from './PageIndex.tsx';

export const pageIndexExamples: Examples<PageIndexProps> = {
  english: {
    items: [
      { href: '/en/bail-bonds-guide', label: 'Bail Bonds Guide', summary: 'Do you need a bond?' },
      { href: '/en/blog/dui-arrest', label: 'DUI arrest', summary: 'Arrested for DUI in California?' },
    ],
  },
  arabic: {
    items: [{ href: '/bail-bonds-guide', label: 'دليل الكفالات', summary: 'هل تلزم الكفالة أصلًا؟' }],
  },
  spanish: {
    items: [{ href: '/es/bail-bonds-guide', label: 'Guía de fianzas', summary: '¿Hace falta una fianza?' }],
  },
};
