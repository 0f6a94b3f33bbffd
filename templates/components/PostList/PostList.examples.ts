import type { Examples } from '../example-data.ts';
import type { PostListProps } from './PostList.tsx';

export const postListExamples: Examples<PostListProps> = {
  english: {
    posts: [
      {
        href: '/en/blog/first-two-hours-after-an-arrest',
        title: 'The first two hours after an arrest',
        excerpt: 'What to write down, whom to ask and in which order.',
        published: { iso: '2026-11-20', text: 'November 20, 2026' },
        readTime: '4 min read',
        category: { label: 'Bail Bonds' },
      },
      {
        href: '/en/blog/missed-court-date-what-to-do-today',
        title: 'A missed court date: what to do today',
        excerpt: 'Call the lawyer, call the agent, and do not wait for the letter.',
        published: { iso: '2026-11-20', text: 'November 20, 2026' },
        readTime: '7 min read',
        category: { label: 'Legal Advice' },
      },
    ],
  },
  arabic: {
    posts: [
      {
        href: '/blog/dui-arrest',
        title: 'التوقيف بسبب القيادة تحت التأثير (DUI)',
        excerpt: 'قضية المحكمة ورخصة القيادة أمران منفصلان.',
        published: { iso: '2026-11-20', text: '20 نوفمبر 2026' },
        readTime: 'مدة القراءة: 8 دقائق',
        category: { label: 'القيادة تحت التأثير (DUI)' },
      },
    ],
  },
  spanish: {
    posts: [
      {
        href: '/es/blog/first-two-hours-after-an-arrest',
        title: 'Las primeras dos horas después de un arresto',
        excerpt: 'Qué anotar, a quién preguntar y en qué orden.',
        published: { iso: '2026-11-20', text: '20 de noviembre de 2026' },
        readTime: 'Lectura de 4 min',
        category: { label: 'Fianzas' },
      },
    ],
  },
};
