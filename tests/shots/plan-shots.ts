/** Which screenshots are taken: one page of each template, in every language, theme and width. */
import type { SamplePage } from '../browser/sample-pages.ts';

/** One screenshot. */
export type Shot = {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly address: string;
  /** Width of the window in CSS pixels: that of a phone or a laptop. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
};

/** The screenshots of the pages, page after page: `/en/services` is `en-services`, `/` is `ar`. */
export function planShots(pages: readonly SamplePage[]): Shot[] {
  return pages.flatMap(({ address, language }) => {
    const place = address.replace(new RegExp(`^/${language}(?=/)`, 'u'), '').replaceAll('/', '-');
    return [375, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((theme) => ({
        name: `${language}${place.replace(/-$/u, '')}-${width}-${theme}`,
        address,
        width,
        theme,
      })),
    );
  });
}
