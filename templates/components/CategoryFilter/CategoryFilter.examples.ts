import type { Examples } from '../example-data.ts';
import type { CategoryFilterProps } from './CategoryFilter.tsx';

export const categoryFilterExamples: Examples<CategoryFilterProps> = {
  english: {
    name: 'Categories',
    links: [
      { href: '/en/blog', label: 'All Posts', count: 10, current: true },
      { href: '/en/blog/category/legal-advice', label: 'Legal Advice', count: 0, current: false },
    ],
  },
  arabic: {
    name: 'التصنيفات',
    links: [
      { href: '/blog', label: 'كل المقالات', count: 10, current: false },
      {
        href: '/blog/category/dui',
        label: 'القيادة تحت التأثير (DUI)',
        count: 1,
        current: true,
      },
    ],
  },
  spanish: {
    name: 'Categorías',
    links: [
      { href: '/es/blog', label: 'Todos los artículos', count: 10, current: true },
      { href: '/es/blog/category/legal-advice', label: 'Orientación legal', count: 0, current: false },
    ],
  },
};
