/** Names on the real shapes of the counties, in the three languages of the site. */
import { describe, expect, it } from 'vitest';
import { drawMaps } from '../../../../generator/model/draw-maps.ts';
import { parseOutline, runsThrough, surrounds } from '../../../../templates/components/AreaMap/outlines.ts';
import {
  type MapLabel,
  pinHalf,
  placeCountyLabels,
  placePinLabels,
  textSize,
} from '../../../../templates/components/AreaMap/place-labels.ts';
import type { MapPanel } from '../../../../templates/page-context.ts';

const fips = { west: '06037', south: '06059', large: '06071', inland: '06065' };
const drawn = drawMaps({
  counties: Object.entries(fips).map(([id, code]) => ({ id, fips: code })),
  offices: [
    { id: 'pasadena', latitude: 34.1478, longitude: -118.1445 },
    { id: 'alhambra', latitude: 34.0953, longitude: -118.127 },
    { id: 'glendora', latitude: 34.1361, longitude: -117.8653 },
    { id: 'torrance', latitude: 33.8358, longitude: -118.3406 },
  ],
});

/** Names of the counties, then of the offices. */
const languages = {
  english: [
    ['Los Angeles County', 'Orange County', 'San Bernardino County', 'Riverside County'],
    ['Pasadena', 'Alhambra', 'Glendora', 'Torrance'],
  ],
  arabic: [
    ['مقاطعة لوس أنجلوس', 'مقاطعة أورانج', 'مقاطعة سان برناردينو', 'مقاطعة ريفرسايد'],
    ['باسادينا', 'ألهامبرا', 'غليندورا', 'تورانس'],
  ],
  spanish: [
    ['Condado de Los Ángeles', 'Condado de Orange', 'Condado de San Bernardino', 'Condado de Riverside'],
    ['Pasadena', 'Alhambra', 'Glendora', 'Torrance'],
  ],
} as const;

type Box = { readonly name: string; readonly x: number; readonly y: number; width: number; height: number };

describe.each(Object.entries(languages))('in %s', (_language, [counties, offices]) => {
  const wide = withNames(drawn.counties, counties, offices);
  const close = withNames(drawn.offices, counties, offices);

  it('no name covers another, a pin or the edge of its map', () => {
    for (const panel of [wide, close]) {
      const boxes = boxesOf(panel);
      for (const [index, box] of boxes.entries()) {
        expect(inside(box, panel), box.name).toBe(true);
        for (const other of boxes.slice(index + 1))
          expect(overlap(box, other), `${box.name} and ${other.name}`).toBe(false);
      }
    }
  });

  it('no border runs through the name of a county, and no county bears the name of another', () => {
    const outlines = wide.counties.map(({ id, path }) => ({ id, outline: parseOutline(path) }));
    for (const label of placeCountyLabels(wide, [])) {
      const box = boxOf(label, textSize.name);
      for (const { id, outline } of outlines) {
        expect(runsThrough(outline, box), `${id} through ${box.name}`).toBe(false);
        if (id !== label.id) expect(surrounds(outline, label), `${box.name} in ${id}`).toBe(false);
      }
    }
  });

  it('every county and every office has its name', () => {
    expect(placeCountyLabels(wide, []).map(({ id }) => id)).toEqual(Object.keys(fips));
    expect(placePinLabels(close)).toHaveLength(4);
  });

  it('the names of the counties leave out the word that all of them have', () => {
    const names = placeCountyLabels(wide, []).map(({ lines }) => lines.join(' '));
    expect(names).toEqual(counties.map((name) => name.replace(/ County$|^مقاطعة |^Condado de /u, '')));
  });

  it('the frame crosses no name', () => {
    const { frame } = wide;
    for (const box of boxesOf(wide)) {
      const { x = 0, y = 0, width = 0, height = 0 } = frame ?? {};
      const isIn = box.x > x && box.x + box.width < x + width && box.y > y && box.y + box.height < y + height;
      expect(isIn || !overlap(box, { name: 'frame', x, y, width, height }), box.name).toBe(true);
    }
  });
});

describe('a single county', () => {
  it('keeps its whole name', () => {
    const panel = withNames(drawn.counties, ['Los Angeles County'], []);
    const [label] = placeCountyLabels({ ...panel, counties: panel.counties.slice(0, 1) }, []);
    expect(label?.lines).toEqual(['Los', 'Angeles County']);
  });
});

function withNames(
  panel: typeof drawn.counties,
  counties: readonly string[],
  offices: readonly string[],
): MapPanel {
  return {
    ...panel,
    counties: panel.counties.map((county) => ({
      ...county,
      href: `/${county.id}`,
      label: counties[Object.keys(fips).indexOf(county.id)] ?? '',
      summary: '',
    })),
    pins: panel.pins.map((pin) => ({ ...pin, name: offices[pin.number - 1] ?? '' })),
  };
}

/** What is drawn over the shapes, with widths as the text face has them on average. */
function boxesOf(panel: MapPanel): Box[] {
  const pinLabels = placePinLabels(panel);
  const size = panel.pins.length === 0 ? textSize.name : textSize.quiet;
  return [
    ...placeCountyLabels(panel, pinLabels).map((label) => boxOf(label, size)),
    ...pinLabels.map((label) => boxOf(label, textSize.name)),
    ...panel.pins.map(({ number, x, y }) => ({
      name: String(number),
      x: x - pinHalf,
      y: y - pinHalf,
      width: 2 * pinHalf,
      height: 2 * pinHalf,
    })),
  ];
}

function boxOf({ lines, x, y, anchor }: MapLabel, size: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * size * 0.55;
  const height = lines.length * size;
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { name: lines.join(' '), x: start, y: y - height / 2, width, height };
}

function inside({ x, y, width, height }: Box, panel: MapPanel): boolean {
  return x >= 0 && y >= 0 && x + width <= panel.width && y + height <= panel.height;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
