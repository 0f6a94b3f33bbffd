import type { Examples } from '../example-data.ts';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

export const breadcrumbsExamples: Examples<BreadcrumbsProps> = {
  english: {
    name: 'Breadcrumb',
    links: [
      { href: '/en/', label: 'Home' },
      { href: '/en/services', label: 'Services' },
    ],
    current: 'Fast Release',
  },
  arabic: { name: 'مسار التنقل', links: [{ href: '/', label: 'الرئيسية' }], current: 'خدماتنا' },
  spanish: {
    name: 'Ruta de navegación',
    links: [
      { href: '/es/', label: 'Inicio' },
      { href: '/es/services', label: 'Servicios' },
    ],
    current: 'Libertad rápida',
  },
};
