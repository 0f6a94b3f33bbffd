import { type Examples, plain } from '../example-data.ts';
import type { ProcessNavProps } from './ProcessNav.tsx';

export const processNavExamples: Examples<ProcessNavProps> = {
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
    stops: [{ href: '#payment', label: 'الدفع', when: plain('10% من مبلغ الكفالة') }],
  },
  spanish: {
    name: 'Del arresto a la libertad',
    stops: [
      {
        href: '#arrest',
        label: 'Arresto y registro',
        when: plain('El nombre puede tardar 2 horas en aparecer'),
      },
      { href: '#hearing', label: 'Audiencia de fianza', when: plain('Por lo general, de 24 a 48 horas') },
    ],
  },
};
