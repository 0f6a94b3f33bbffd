import type { Examples } from '../example-data.ts';
import type { PlaceListProps } from './PlaceList.tsx';

const jail = {
  id: 'intake',
  officialName: 'Intake Center (IC)',
  address: '0 Example Street, Los Angeles, CA 90012',
  phone: { href: 'tel:+12135550100', text: '(213) 555-0100' },
};

export const placeListExamples: Examples<PlaceListProps> = {
  english: {
    places: [
      { ...jail, name: 'Intake Center (IC)', kind: "Men's jail", note: 'Bail is taken here day and night.' },
      {
        id: 'court',
        name: 'Courthouse',
        officialName: 'East Courthouse',
        address: '0 Court Street, Indio, CA',
      },
    ],
    directions: 'Get Directions',
  },
  arabic: {
    places: [{ ...jail, name: 'مركز الاستقبال (IC)', kind: 'سجن الرجال' }],
    directions: 'عرض الاتجاهات',
  },
  spanish: {
    places: [{ ...jail, name: 'Centro de recepción (IC)', kind: 'Cárcel de hombres' }],
    directions: 'Cómo llegar',
  },
};
