/** Draws the logo component inside a picture. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../layouts/TopBar/Logo.tsx';

/** Width of the logo divided by its height. */
const proportion = 28 / 36;

/** Position, height and colour of the logo. */
export type LogoLayout = {
  /** The horizontal centre of the logo. */
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly colour: string;
};

export function drawLogo({ x, top, height, colour }: LogoLayout): string {
  const width = Math.round(height * proportion);
  const logo = renderToStaticMarkup(createElement(Logo));
  return `<svg x="${x - width / 2}" y="${top}" width="${width}" height="${height}" viewBox="0 0 28 36" color="${colour}">${logo}</svg>`;
}
