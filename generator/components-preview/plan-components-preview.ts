/** All files of the preview: the overview, a frame for each example and theme, the assets of the site. */
import type { Assets } from '../bundle/assets.ts';
import { outputOf, runEsbuild } from '../bundle/run-esbuild.ts';
import type { OutputFile } from '../output-file.ts';
import { formatFrame } from './format-frame.ts';
import { formatOverview } from './format-overview.ts';
import type { ComponentExample, ExampledComponent } from './read-components.ts';
import { renderExample } from './render-example.ts';
import { fixTheme, type Theme, themes } from './theme-styles.ts';

const entries = { overview: 'overview.ts', overviewStyle: 'overview.css', frameStyle: 'frame.css' } as const;

/** Plans the files around the assets of a build of the site. Throws what components throw. */
export async function planComponentsPreview(
  components: readonly ExampledComponent[],
  assets: Assets,
): Promise<OutputFile[]> {
  const options = { projectRoot: import.meta.dirname, minify: false };
  const own = await runEsbuild(options, { entryPoints: Object.values(entries) });
  const addressOf = (entry: string) => `/${outputOf(own, entry).path}`;
  const overview = formatOverview(components, {
    style: addressOf(entries.overviewStyle),
    script: addressOf(entries.overview),
    frameOf: (component, example, theme) => `/${frameName(component, example, theme)}`,
  });
  const links = {
    styles: [addressOf(entries.frameStyle), ...lazyStyles(assets)],
    script: assets.script.href,
  };
  return [
    { path: 'index.html', contents: overview },
    ...components.flatMap((component) => planFrames(component, links)),
    ...planThemeStyles(assets),
    ...assets.files,
    ...own.files,
  ];
}

type FrameLinks = { readonly styles: readonly string[]; readonly script: string };

function planFrames(component: ExampledComponent, { styles, script }: FrameLinks): OutputFile[] {
  return component.examples.flatMap((example) => {
    const html = renderExample(component, example);
    return themes.map((theme) => ({
      path: `${frameName(component, example, theme)}.html`,
      contents: formatFrame({
        component,
        example,
        html,
        styles: [`/${themeStyle(theme)}`, ...styles],
        script,
      }),
    }));
  });
}

/** What islands bring along when they wake: examples show parts of them that were never asleep. */
function lazyStyles({ files, stylesheet }: Assets): string[] {
  const sheets = files.map(({ path }) => `/${path}`).filter((address) => address.endsWith('.css'));
  return sheets.filter((address) => address !== stylesheet.href);
}

function planThemeStyles({ files, stylesheet }: Assets): OutputFile[] {
  const contents = files.find(({ path }) => `/${path}` === stylesheet.href)?.contents ?? '';
  const css = typeof contents === 'string' ? contents : new TextDecoder().decode(contents);
  return themes.map((theme) => ({ path: themeStyle(theme), contents: fixTheme(css, theme) }));
}

/** Outside `/assets/`, which is cached for ever: the name does not change with the contents. */
function themeStyle(theme: Theme): string {
  return `${theme}.css`;
}

function frameName({ name }: ExampledComponent, example: ComponentExample, theme: Theme): string {
  const words = `${example.name} ${theme}`.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  return `frames/${name.toLowerCase()}/${words.join('-')}`;
}
