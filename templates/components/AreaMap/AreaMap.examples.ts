import type { Examples } from '../example-data.ts';
import type { AreaMapProps } from './AreaMap.tsx';

const panel = { width: 400, height: 252, pins: [], frame: undefined };
const west = { id: 'west', path: 'M10 10L200 10L200 240L10 240Z', x: 105, y: 125, summary: 'The coast.' };
const east = { id: 'east', path: 'M200 10L390 10L390 240L200 240Z', x: 295, y: 125, summary: 'The desert.' };

export const areaMapExamples: Examples<AreaMapProps> = {
  'english, counties that lead to their guides': {
    panel: {
      ...panel,
      counties: [
        { ...west, href: '/en/west-county', label: 'West County' },
        { ...east, href: '/en/east-county', label: 'East County' },
      ],
      frame: { x: 60, y: 100, width: 80, height: 60 },
    },
    name: 'Map of the counties we serve',
    caption: 'The frame is the part that the map of the offices shows.',
  },
  'arabic, offices': {
    panel: {
      ...panel,
      counties: [{ ...west, href: '/west-county', label: 'مقاطعة الغرب' }],
      pins: [
        { number: 1, id: 'pasadena', name: 'باسادينا', x: 208, y: 72 },
        { number: 2, id: 'alhambra', name: 'ألهامبرا', x: 188, y: 110 },
      ],
    },
    name: 'خريطة مكاتبنا',
    caption: 'الأرقام هي أرقام المكاتب في القائمة.',
  },
  'spanish, counties and offices': {
    panel: {
      ...panel,
      counties: [
        { ...west, href: '/es/west-county', label: 'Condado del Oeste' },
        { ...east, href: '/es/east-county', label: 'Condado del Este' },
      ],
      pins: [{ number: 1, id: 'pasadena', name: 'Pasadena', x: 208, y: 72 }],
    },
    name: 'Mapa de los condados en los que trabajamos',
    caption: 'Los números son los de las oficinas de la lista.',
  },
};
