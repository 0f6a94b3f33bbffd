/** The field that finds places in the languages that tests and previews use. */
import { plain } from '../../components/example-data.ts';
import type { TownFilterProps } from './TownFilter.props.ts';

const phone = { href: 'tel:+12135550100', text: '(213) 555-0100' };

/** Examples by name. */
export const townFilterExamples: Readonly<Record<string, TownFilterProps>> = {
  english: {
    list: '/service-area#towns',
    lines: [{ id: 'los-angeles', label: 'Los Angeles County', href: '/en/los-angeles', phone }],
    texts: {
      field: 'Which city was the arrest in?',
      show: 'Search',
      found: ['Found: ', ''],
      none: plain('This name is not in our list.'),
    },
  },
  arabic: {
    list: '/service-area#towns',
    lines: [{ id: 'los-angeles', label: 'مقاطعة لوس أنجلوس', href: '/los-angeles', phone }],
    texts: {
      field: 'في أي مدينة كان التوقيف؟',
      show: 'بحث',
      found: ['عدد النتائج: ', ''],
      none: plain('هذا الاسم ليس في قائمتنا.'),
    },
  },
  spanish: {
    list: '/service-area#towns',
    lines: [{ id: 'los-angeles', label: 'Condado de Los Ángeles', href: '/es/los-angeles', phone }],
    texts: {
      field: '¿En qué ciudad fue el arresto?',
      show: 'Buscar',
      found: ['Encontradas: ', ''],
      none: plain('Ese nombre no está en nuestra lista.'),
    },
  },
};
