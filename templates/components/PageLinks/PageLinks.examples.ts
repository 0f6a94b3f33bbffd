import type { Examples } from '../example-data.ts';
import type { PageLinksProps } from './PageLinks.tsx';

export const pageLinksExamples: Examples<PageLinksProps> = {
  english: {
    items: [
      { href: '/en/services/fast-release', label: 'Fast Release', summary: 'What makes it faster.' },
      { href: '/en/services/mobile-service', label: 'Mobile Service', summary: 'The agent comes to you.' },
    ],
  },
  'arabic, without summaries': { items: [{ href: '/faq', label: 'الأسئلة الشائعة' }] },
  spanish: {
    items: [
      { href: '/es/services/fast-release', label: 'Libertad rápida', summary: 'Qué acelera la salida.' },
      {
        href: '/es/services/mobile-service',
        label: 'Servicio a domicilio',
        summary: 'El agente va a usted.',
      },
    ],
  },
};
