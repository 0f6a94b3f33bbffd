/** Which font files a page should preload. */
import { fontFiles } from '../fonts/font-plan.ts';
import { assetsFolder, type Bundle } from './run-esbuild.ts';

/** Addresses of the fonts that every page of a script needs, by script. */
export function fontsByScript(styles: Bundle): Readonly<Record<string, readonly string[]>> {
  const fonts: Record<string, string[]> = {};
  for (const { name, script } of fontFiles) {
    fonts[script] ??= [];
    fonts[script].push(`/${pathOf(styles, name)}`);
  }
  return fonts;
}

/** What the bundler adds to a name; without it, one name can be the beginning of another. */
const hash = /-[A-Z0-9]+\.woff2$/u;

function pathOf({ files }: Bundle, name: string): string {
  const file = files.find(({ path }) => path.replace(hash, '') === `${assetsFolder}/${name}`);
  if (file === undefined) throw new Error(`The style sheet does not use the font file ${name}.`);
  return file.path;
}
