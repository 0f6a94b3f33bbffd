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
};
