import type { Examples } from '../example-data.ts';
import type { MoreLinkProps } from './MoreLink.tsx';

export const moreLinkExamples: Examples<MoreLinkProps> = {
  english: { href: '/en/services', label: 'All services' },
  arabic: { href: '/services', label: 'كل الخدمات' },
};
