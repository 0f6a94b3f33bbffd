import { type Examples, mainLine } from '../example-data.ts';
import type { OfficeListProps } from './OfficeList.tsx';

const place = {
  addressLine: '207 N Garfield Ave, Pasadena, CA 91101',
  missing: undefined,
  licenses: [],
  directionsHref: 'https://www.google.com/maps/dir/?api=1&destination=Pasadena',
  mapHref: 'https://www.google.com/maps/search/?api=1&query=Pasadena',
  latitude: 34.1478,
  longitude: -118.1445,
};

export const officeListExamples: Examples<OfficeListProps> = {
  english: {
    offices: [
      { ...place, id: 'pasadena', name: 'Pasadena', description: 'Near the courthouse.' },
      {
        ...place,
        id: 'alhambra',
        name: 'Alhambra',
        description: 'Serves the San Gabriel Valley.',
        licenses: ['California bail agent license 1846204'],
      },
    ],
    hours: 'Mon–Sun: open 24 hours',
    texts: { getDirections: 'Get Directions', viewLargerMap: 'View Larger Map' },
  },
  arabic: {
    offices: [
      {
        ...place,
        id: 'pasadena',
        name: 'باسادينا',
        description: 'قرب المحكمة.',
        addressLine: 'Pasadena, CA 91107',
        missing: 'لم يُدخَل بعد',
      },
    ],
    hours: 'من الاثنين إلى الأحد: مفتوح على مدار 24 ساعة',
    texts: { getDirections: 'عرض الاتجاهات', viewLargerMap: 'عرض خريطة أكبر' },
    more: { phone: mainLine, call: 'اتصلوا', openStreetMap: 'OpenStreetMap' },
  },
  spanish: {
    offices: [{ ...place, id: 'pasadena', name: 'Pasadena', description: 'Cerca del tribunal.' }],
    hours: 'De lunes a domingo: abierto las 24 horas',
    texts: { getDirections: 'Cómo llegar', viewLargerMap: 'Ver mapa más grande' },
    more: { phone: mainLine, call: 'Llame', openStreetMap: 'OpenStreetMap' },
  },
};
