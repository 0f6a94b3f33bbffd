/** No rule and no schema reads this markup: escaping must be sufficient by itself. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openCache } from '../../generator/cache/cache.ts';
import type { ContentFile } from '../../generator/content/content-file.ts';
import { listTexts } from '../../generator/content/content-text.ts';
import { buildRoutes } from '../../generator/content/routes/build-routes.ts';
import type { OutputFile } from '../../generator/files/output-file.ts';
import { buildValidSite } from '../../generator/pipeline/build-site.ts';
import { formatNginx } from '../../generator/pipeline/emit/host-files/format-nginx.ts';
import { formatKey, isPlainObject } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import { type BuiltSite, serveTemporarySite } from '../browser/built-site.ts';
import { tags } from '../browser/languages.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { useSite } from '../browser/use-site.ts';
import { siteFiles } from '../site-model.ts';
import { projectRoot } from './temporary-project.ts';

const flag = '__hit';
const script = `<script>window.${flag}=1</script>`;
/** Ends texts, attributes, titles, styles, comments, scripts, JSON, headers and lines if it is not escaped. */
const markup = [
  ` "><img src=x onerror="window.${flag}=1">`,
  `'><svg/onload=window.${flag}=1>`,
  `" autofocus onfocus="window.${flag}=1`,
  `--></title></textarea></noscript></style><!--<script></script>${script}]]>`,
  `&lt;script&gt;window.${flag}=1&lt;/script&gt;&quot; onclick=&quot;window.${flag}=1`,
  `\\"};window.${flag}=1;//\`\${window.${flag}=1}\`*x*`,
  '\u2028\u2029\nX-Injected: yes\n/*\n',
].join('');

const unescapedPatterns: readonly (readonly [kind: RegExp, pattern: RegExp])[] = [
  [/\.(?:html|xml|svg)$/u, /<script>window|<img src=x|<svg\/onload|(?<!\\)" autofocus onfocus/u],
  [/_headers$|_redirects$|\.conf$|\.txt$/u, /^X-Injected/mu],
];

let files: readonly OutputFile[];
// Error pages have the status 404.
const fixture = useSite(startHostileSite, { allowed: /status of 404/u });

async function startHostileSite(): Promise<BuiltSite> {
  files = await render(siteFiles.map(injectInto));
  return serveTemporarySite((folder) => {
    for (const { path: file, contents } of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), contents);
    }
  });
}

/** Appends the markup to each text, and to the names in facts: the strings that consist of several words. */
function injectInto(file: ContentFile): ContentFile {
  const texts = new Set(listTexts([file]).map(({ key }) => key));
  const inject = (value: unknown, dataPath: DataPath): unknown => {
    if (typeof value === 'string')
      return texts.has(formatKey(dataPath)) || /\p{L} \p{L}/u.test(value) ? value + markup : value;
    if (Array.isArray(value)) return value.map((item, index) => inject(item, [...dataPath, index]));
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, inject(item, [...dataPath, key])]),
    );
  };
  return { ...file, data: inject(file.data, []), record: inject(file.record, []) };
}

/** Throws when a page cannot be rendered. */
async function render(published: readonly ContentFile[]): Promise<readonly OutputFile[]> {
  const { site, diagnostics } = await buildValidSite(
    { published, routes: buildRoutes(published), days: new Map() },
    {
      configuration: { projectRoot, release: false },
      cache: openCache(projectRoot, { sources: 'hostile content' }),
    },
  );
  const failed = diagnostics.filter(({ rule }) => rule.startsWith('render/'));
  if (site === undefined || failed.length > 0) throw new Error(JSON.stringify(failed.slice(0, 5), null, 2));
  return [...site.files, { path: 'nginx.conf', contents: formatNginx(site.hosts) }];
}

it('markup starts no element, attribute or header in any file', () => {
  const injected = files.flatMap(({ path: file, contents }) =>
    unescapedPatterns.flatMap(([kind, pattern]) => {
      const found = kind.test(file) ? pattern.exec(Buffer.from(contents).toString()) : null;
      return found === null ? [] : [`${file}: ${found[0]}`];
    }),
  );
  expect(injected).toEqual([]);
});

it('markup is text on a page of each template, in one language after another, without a content security policy', async () => {
  // The pages of a template follow each other, one in each language.
  const count = tags.length;
  const samples = samplePages().filter((_, index) => index % count === Math.floor(index / count) % count);
  expect(new Set(samples.map(({ language }) => language))).toEqual(new Set(tags));
  const page = await fixture.openPage({ bypassCSP: true });
  await page.route(/\/x$/u, (route) => route.abort());
  for (const { address, status } of samples) {
    // Hosts show an error page at an unknown address, not at its own address.
    await page.goto(status === 404 ? `${address.replace(/404$/u, '')}no-such-page` : address);
    expect(await page.locator('body').textContent(), address).toContain(script);
    expect(await page.evaluate((name) => Reflect.get(window, name), flag), address).toBeUndefined();
  }
});
