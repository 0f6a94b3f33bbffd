/** Plans the files of the preview: the overview, a frame for each example and theme, and the site's assets. */
import type { OutputFile } from '../../files/output-file.ts';
import type { Assets } from '../../pipeline/bundle/assets.ts';
import { outputOf, runEsbuild } from '../../pipeline/bundle/run-esbuild.ts';
import { type DocumentLinks, fixTheme, formatFrame, frameAddress, themes } from './format-frame.ts';
import { formatOverview } from './format-overview.ts';
import type { ComponentWithExamples } from './read-components.ts';

const entries = { overview: 'overview.ts', overviewStyle: 'overview.css', frameStyle: 'frame.css' } as const;

/** Returns the files, including the assets of a build of the site. Throws the errors of components. */
export async function planComponentsPreview(
  components: readonly ComponentWithExamples[],
  { files, stylesheet, printStylesheet, script }: Assets,
): Promise<OutputFile[]> {
  const options = { projectRoot: import.meta.dirname, minify: false };
  const previewAssets = await runEsbuild(options, { entryPoints: Object.values(entries) });
  const addressOf = (entry: string) => `/${outputOf(previewAssets, entry).path}`;
  const sheets = files.filter(({ path }) => path.endsWith('.css') && `/${path}` !== printStylesheet.href);
  const mainSheet = sheets.find(({ path }) => `/${path}` === stylesheet.href);
  // On the site, islands or pages of one type load these style sheets. Here every frame loads all of them.
  const otherStyles = sheets.filter((sheet) => sheet !== mainSheet).map(({ path }) => `/${path}`);
  const css = Buffer.from(mainSheet?.contents ?? '').toString();
  const links = { styles: [addressOf(entries.frameStyle), ...otherStyles], script: script.href };
  const overviewLinks = { styles: [addressOf(entries.overviewStyle)], script: addressOf(entries.overview) };
  return [
    { path: 'index.html', contents: formatOverview(components, overviewLinks) },
    ...components.flatMap((component) => planFrames(component, links)),
    // Not in `/assets/`, which browsers cache forever: this name has no content hash.
    ...themes.map((theme) => ({ path: `${theme}.css`, contents: fixTheme(css, theme) })),
    ...files,
    ...previewAssets.files,
  ];
}

function planFrames(component: ComponentWithExamples, { styles, script }: DocumentLinks): OutputFile[] {
  return component.examples.flatMap((example) =>
    themes.map((theme) => ({
      path: `${frameAddress(component, example, theme).slice(1)}.html`,
      contents: formatFrame(component, example, { styles: [`/${theme}.css`, ...styles], script }),
    })),
  );
}
