import type { Examples } from '../example-data.ts';
import type { PageNumbersProps } from './PageNumbers.tsx';

export const pageNumbersExamples: Examples<PageNumbersProps> = {
  english: {
    hrefs: ['/en/blog', '/en/blog/page/2', '/en/blog/page/3'],
    current: 2,
    texts: { pages: 'Pages', page: ({ number }) => `Page ${number}` },
  },
  arabic: {
    hrefs: ['/blog', '/blog/page/2'],
    current: 1,
    texts: { pages: 'الصفحات', page: ({ number }) => `الصفحة ${number}` },
  },
  spanish: {
    hrefs: ['/es/blog', '/es/blog/page/2'],
    current: 2,
    texts: { pages: 'Páginas', page: ({ number }) => `Página ${number}` },
  },
};
