/** The link, as on every page, and the empty field in a page. */
import type { SearchProps } from './Search.props.ts';

/** Examples by name. */
export const searchExamples: Readonly<Record<string, SearchProps>> = {
  english: { label: 'Search', href: '/en/site-map' },
  arabic: { label: 'بحث', href: '/site-map' },
  spanish: { label: 'Buscar', href: '/es/site-map' },
  'english, in a page': { label: 'What are you looking for?' },
  'arabic, in a page': { label: 'عمّ تبحثون؟' },
  'spanish, in a page': { label: '¿Qué busca?' },
};
