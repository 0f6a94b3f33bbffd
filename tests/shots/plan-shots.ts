/** Lists the screenshots to take: one page of each template in every language, theme and width. */
import type { SamplePage } from '../browser/sample-pages.ts';

/** One screenshot. */
export type Shot = {
  /** Name of the file without its extension. */
  readonly name: string;
  readonly address: string;
  /** Width of the window in CSS pixels: that of a phone or a laptop. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
};

/**
 * Returns the screenshots of the pages. Names contain language, path, width and theme:
 * `en-services-375-light` for `/en/services`, `ar-375-light` for `/`.
 */
export function planShots(pages: readonly SamplePage[]): Shot[] {
  return pages.flatMap(({ address, language }) => {
    const suffix = address.replace(new RegExp(`^/${language}(?=/)`, 'u'), '').replaceAll('/', '-');
    return [375, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((theme) => ({
        name: `${language}${suffix.replace(/-$/u, '')}-${width}-${theme}`,
        address,
        width,
        theme,
      })),
    );
  });
}
