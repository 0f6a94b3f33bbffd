import type { Examples } from '../../components/example-data.ts';
import type { SkipLinkProps } from './SkipLink.tsx';

export const skipLinkExamples: Examples<SkipLinkProps> = {
  english: { label: 'Skip to content' },
  arabic: { label: 'الانتقال إلى المحتوى' },
  spanish: { label: 'Saltar al contenido' },
};
