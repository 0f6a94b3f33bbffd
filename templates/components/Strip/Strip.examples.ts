import { type Examples, plain } from '../example-data.ts';
import type { StripProps } from './Strip.tsx';

export const stripExamples: Examples<StripProps> = {
  english: {
    name: 'From arrest to release',
    stops: [
      { href: '#arrest', label: 'Arrest', when: plain('The name may not show for 2 hours') },
      { href: '#hearing', label: 'Bail hearing', when: plain('Usually within 24 to 48 hours') },
      { href: '#agent', label: 'Contact an agent', when: plain('10 to 15 minutes') },
    ],
  },
  arabic: {
    name: 'من التوقيف إلى الإفراج',
    stops: [{ href: '#payment', label: 'الدفع', when: plain('\u206610%\u2069 من مبلغ الكفالة') }],
  },
};
