import type { Examples } from '../example-data.ts';
import type { FeaturedPostProps } from './FeaturedPost.tsx';

export const featuredPostExamples: Examples<FeaturedPostProps> = {
  english: {
    post: {
      href: '/en/blog/how-bail-bonds-work-in-california',
      title: 'How bail bonds work in California, step by step',
      excerpt: 'From booking to exoneration: who decides, what you pay and what comes back.',
      published: { iso: '2026-11-20', text: 'November 20, 2026' },
      readTime: '8 min read',
      category: { label: 'Bail Bonds' },
      featured: true,
    },
    texts: { featured: 'Featured article', readMore: 'Read more' },
  },
  arabic: {
    post: {
      href: '/blog/dui-arrest',
      title: 'التوقيف بسبب القيادة تحت التأثير (DUI)',
      excerpt: 'قضية المحكمة ورخصة القيادة أمران منفصلان.',
      published: { iso: '2026-11-20', text: '20 نوفمبر 2026' },
      readTime: 'مدة القراءة: 8 دقائق',
      category: { label: 'القيادة تحت التأثير (DUI)' },
      featured: false,
    },
    texts: { featured: 'مقال مختار', readMore: 'قراءة المزيد' },
  },
  spanish: {
    post: {
      href: '/es/blog/how-bail-bonds-work-in-california',
      title: 'Cómo funcionan las fianzas en California, paso a paso',
      excerpt: 'Del registro en la cárcel al fin del caso: quién decide, qué se paga y qué se devuelve.',
      published: { iso: '2026-11-20', text: '20 de noviembre de 2026' },
      readTime: 'Lectura de 8 min',
      category: { label: 'Fianzas' },
      featured: true,
    },
    texts: { featured: 'Artículo destacado', readMore: 'Leer más' },
  },
};
