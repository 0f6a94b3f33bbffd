import type { Examples } from '../example-data.ts';
import type { AreaMapProps } from './AreaMap.tsx';
import type { MapLocation } from './map-panel.ts';

const panel = {
  width: 400,
  height: 252,
  land: 'M0,0L400,0L400,20L0,20Z',
  ocean: 'Western Ocean',
  scale: { length: 60, label: '20 miles' },
  locations: [],
  frame: undefined,
};
const west = { id: 'west', path: 'M130,20L260,20L260,240L130,240Z', x: 195, y: 130, summary: 'The coast.' };
const east = { id: 'east', path: 'M260,20L390,20L390,240L260,240Z', x: 325, y: 130, summary: 'The desert.' };
const jail = { kind: 'jail' } as const;
const court = { kind: 'court' } as const;
const harbour: MapLocation = {
  id: 'harbour',
  name: 'Harbour',
  x: 170,
  y: 180,
  marks: [
    { number: 1, ...jail },
    { number: 3, ...court },
  ],
};
const village: MapLocation = { id: 'village', name: 'Village', x: 300, y: 60, marks: [] };
const oasis: MapLocation = {
  id: 'oasis',
  name: 'Oasis',
  x: 400,
  y: 200,
  marks: [{ number: 2, ...jail }],
  beyond: 'east',
};

export const areaMapExamples: Examples<AreaMapProps> = {
  'english, counties that link to their guides': {
    panel: {
      ...panel,
      counties: [
        { ...west, href: '/en/west-county', label: 'West County' },
        { ...east, href: '/en/east-county', label: 'East County' },
      ],
      locations: [village],
      frame: { x: 140, y: 100, width: 80, height: 60 },
    },
    linksGuides: true,
    name: 'Map of the counties we serve',
    caption: 'The frame is the part that the map of the offices shows.',
  },
  'arabic, offices': {
    panel: {
      ...panel,
      ocean: 'المحيط الغربي',
      scale: { length: 60, label: '20 ميلًا' },
      counties: [{ ...west, href: '/west-county', label: 'مقاطعة الغرب' }],
      locations: [
        { id: 'pasadena', name: 'باسادينا', x: 208, y: 72, marks: [{ number: 1, kind: 'office' }] },
        { id: 'alhambra', name: 'ألهامبرا', x: 188, y: 110, marks: [{ number: 2, kind: 'office' }] },
      ],
    },
    name: 'خريطة مكاتبنا',
    caption: 'الأرقام هي أرقام المكاتب في القائمة.',
  },
  'spanish, jails and courts of a county': {
    panel: {
      ...panel,
      ocean: 'Océano Occidental',
      scale: { length: 60, label: '20 millas' },
      counties: [
        { ...west, href: '/es/west-county', label: 'Condado del Oeste' },
        { ...east, href: '/es/east-county', label: 'Condado del Este' },
      ],
      locations: [harbour, oasis],
    },
    shownCounty: 'west',
    courts: 'Mostrar las cortes',
    name: 'Mapa de las cárceles y cortes',
    caption: 'Los cuadros llenos son cárceles y los vacíos son cortes.',
  },
};
