/** The icons of tabs, home screens and bookmarks: the logo on paper, and by itself where it can change colour. */
import type { OutputFile } from '../emit/output-file.ts';
import { buildIco } from './build-ico.ts';
import type { Colours, Themes } from './colours.ts';
import { drawLogo } from './draw-logo.ts';
import type { Painter, Subject } from './painter.ts';

/** Where browsers look for icons. Names carry no hash: some devices ask for them without reading a page. */
export const iconPaths = {
  /** 32 pixels, for browsers that take no SVG. */
  ico: 'favicon.ico',
  /** Follows the theme of the device. */
  svg: 'favicon.svg',
  /** 180 pixels, on the home screens of Apple devices. */
  touch: 'apple-touch-icon.png',
} as const;

/** Icons that the manifests name, by their size in pixels. */
export const manifestIcons = [
  { size: 192, path: 'icon-192.png' },
  { size: 512, path: 'icon-512.png' },
] as const;

/** Every icon as a file. */
export async function paintIcons({ light, dark }: Themes, painter: Painter): Promise<OutputFile[]> {
  const base = { picture: 'icon', format: 'palette', margin: 7, colours: light } as const;
  const paint = (size: number) => painter.paint({ ...base, size }, drawTile);
  const tab: Tile = { ...base, format: 'truecolour', size: icoSize, margin: 3 };
  const named = manifestIcons.map(async ({ size, path }) => ({ path, contents: await paint(size) }));
  return [
    { path: iconPaths.ico, contents: buildIco(await painter.paint(tab, drawTile), icoSize) },
    { path: iconPaths.svg, contents: drawThemedLogo(light, dark) },
    { path: iconPaths.touch, contents: await paint(touchSize) },
    ...(await Promise.all(named)),
  ];
}

const icoSize = 32;
const touchSize = 180;
/** The side of the drawings, in their own units. */
const side = 48;

type Tile = Subject & {
  /** In pixels. */
  readonly size: number;
  /** Above and below the logo, in units of the drawing. */
  readonly margin: number;
  readonly colours: Colours;
};

/** Paper to the edges, since devices cut the corners, and the logo where every device leaves it whole. */
function drawTile({ size, margin, colours }: Tile): string {
  const height = side - 2 * margin;
  const logo = drawLogo({ x: side / 2, top: margin, height, colour: colours.thread });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="${colours.page}"/>${logo}</svg>`,
  ].join('');
}

function drawThemedLogo(light: Colours, dark: Colours): string {
  const style = `svg{color:${light.thread}}@media(prefers-color-scheme:dark){svg{color:${dark.thread}}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>${style}</style>`,
    `${drawLogo({ x: side / 2, top: 2, height: 44 })}</svg>\n`,
  ].join('');
}
