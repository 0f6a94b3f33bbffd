/**
 * `npm run words`: measures the texts of all pages against the limits of each language. `--language en` lists
 * every occurrence in one language, `--page /en/faq` every occurrence on one page. Exit code 1 when a limit
 * is exceeded.
 */
import { parseArgs } from 'node:util';
import { buildSite, readFiles } from '../../generator/pipeline/build-site.ts';
import { tags } from '../browser/languages.ts';
import { tagOfFile } from '../site/built-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { formatMeasurements } from './format-measurements.ts';
import { measureOverlaps } from './measure-overlap.ts';
import { measureTexts } from './measure-texts.ts';
import { readPageText } from './read-page-text.ts';
import { readRunningTexts } from './running-texts.ts';
import { wordLimits } from './word-limits.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { language: { type: 'string' }, page: { type: 'string' } } });
const options = { configuration: { projectRoot, release: false } };
const { site } = await buildSite(options);
const content = await readFiles(options);
if (site === undefined) throw new Error('The content has errors: run npm run check.');
const pages = site.files
  .map((file) => ({ path: file.path, html: Buffer.from(file.contents).toString() }))
  // Redirect pages have no main element.
  .filter(({ path, html }) => path.endsWith('.html') && html.includes('<main'))
  .map(({ path, html }) => ({ tag: tagOfFile(path), text: readPageText({ path, html }) }));
const tagOfPage = pages.find(({ text }) => text.address === values.page)?.tag;
if (values.page !== undefined && tagOfPage === undefined)
  throw new Error(`No page has the address ${values.page}.`);
const selected = tags.filter((tag) => tag === (values.language ?? tagOfPage ?? tag));
if (selected.length === 0) throw new Error(`--language takes ${tags.join(', ')}.`);

let exceededCount = 0;
for (const tag of selected) {
  const texts = pages.filter((page) => page.tag === tag).map(({ text }) => text);
  const measurements = [
    ...measureTexts(texts, wordLimits[tag]),
    ...measureOverlaps(readRunningTexts(content.files, tag), wordLimits[tag]),
  ];
  write(`\n${tag}\n${formatMeasurements(measurements, values)}`);
  exceededCount += measurements.filter(({ passed }) => !passed).length;
}
write(`\n${exceededCount === 0 ? 'All limits are met.' : `${exceededCount} limits are exceeded.`}`);
process.exitCode = exceededCount === 0 ? 0 : 1;
