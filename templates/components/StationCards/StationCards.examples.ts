import { type Examples, mainLine } from '../example-data.ts';
import type { StationCardsProps } from './StationCards.tsx';

const station = {
  id: 'police',
  name: 'East Police Department',
  officialName: 'East Police Department',
  address: '0 Example Street, Los Angeles, CA 90012',
  phone: mainLine,
  mayHold: false,
};

export const stationCardsExamples: Examples<StationCardsProps> = {
  'english, with a station to which people may be taken': {
    cards: [
      { title: 'Arrest in East City', stations: [station] },
      {
        title: 'Arrest in East Hills',
        stations: [
          { ...station, id: 'sheriff', name: 'Sheriff', officialName: 'Sheriff', address: undefined },
          {
            ...station,
            id: 'valley',
            note: 'Someone arrested in East Hills may be held here.',
            mayHold: true,
          },
        ],
      },
      { title: 'Arrest in West City', stations: [], note: 'Call us.' },
    ],
    directions: 'Get Directions',
  },
  arabic: {
    cards: [{ title: 'التوقيف في الشرق', stations: [{ ...station, name: 'شرطة الشرق' }] }],
    directions: 'عرض الاتجاهات',
  },
  'spanish, with a number on the map': {
    cards: [
      {
        title: 'Arresto en Ciudad Este',
        stations: [
          {
            ...station,
            name: 'Policía de Ciudad Este',
            pin: { number: 1, rowId: 'place-1', isCourt: false },
          },
        ],
      },
    ],
    directions: 'Cómo llegar',
  },
};
