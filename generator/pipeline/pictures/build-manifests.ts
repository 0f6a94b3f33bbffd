/** Builds a web manifest per language, for home screens. */

import type { Colors } from '../../../templates/share/drawing.ts';
import { addressOf, type LanguageOrder } from '../../content/routes/addresses.ts';
import type { OutputFile } from '../../files/output-file.ts';
import type { LanguageModel, SiteModel } from '../model/site-model.ts';

/** Sizes of the icons in `templates/public/`, in pixels. */
const iconSizes = [192, 512];

/** `/manifest.webmanifest`, `/en/manifest.webmanifest`. */
export const manifestAddressOf = (language: string, languages: LanguageOrder): string =>
  `${addressOf('/', language, languages)}manifest.webmanifest`;

export function buildManifests({ languages }: SiteModel, colors: Colors): OutputFile[] {
  const order = languages.map(({ language }) => language);
  return languages.map((language) => ({
    path: manifestAddressOf(language.language.tag, order).slice(1),
    contents: `${JSON.stringify(buildManifest(language, order, colors), undefined, 2)}\n`,
  }));
}

/** A Web Application Manifest (W3C). Its display mode is `browser`: the site has no service worker. */
function buildManifest({ language, pages }: LanguageModel, order: LanguageOrder, colors: Colors) {
  const home = addressOf('/', language.tag, order);
  const identity = pages[0]?.context.identity;
  return {
    id: home,
    name: identity?.name ?? '',
    short_name: identity?.shortName ?? '',
    lang: language.tag,
    dir: language.dir,
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: colors.page,
    background_color: colors.page,
    icons: iconSizes.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
