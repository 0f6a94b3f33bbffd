/** Which font files a page should preload. */
import { fontFiles } from '../fonts/font-plan.ts';
import { assetsFolder, type Bundle } from './run-esbuild.ts';

/** What the bundler adds to a name; without it, one name can be the beginning of another. */
const hash = /-[A-Z0-9]+\.woff2$/u;

/** Addresses of the fonts that every page of a script needs, by script. */
export function fontsByScript({ files }: Bundle): Readonly<Record<string, readonly string[]>> {
  const fonts: Record<string, string[]> = {};
  for (const { name, script } of fontFiles) {
    const file = files.find(({ path }) => path.replace(hash, '') === `${assetsFolder}/${name}`);
    if (file === undefined) throw new Error(`The style sheet does not use the font file ${name}.`);
    fonts[script] = [...(fonts[script] ?? []), `/${file.path}`];
  }
  return fonts;
}
