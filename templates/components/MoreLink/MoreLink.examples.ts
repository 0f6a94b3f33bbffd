import type { Examples } from '../example-data.ts';
import type { MoreLinkProps } from './MoreLink.tsx';

export const moreLinkExamples: Examples<MoreLinkProps> = {
  english: { href: '/en/services', label: 'All services' },
  'english, with a hidden suffix': { href: '/en/blog/dui', label: 'Read more', about: 'Arrested for DUI' },
  'arabic, back': { href: '/', label: 'العودة إلى الصفحة الرئيسية', back: true },
  spanish: { href: '/es/services', label: 'Todos los servicios' },
};
