/** `npm run words`: holds the words of all pages against the bars of each language, and names what is over them. */
import { buildSite } from '../../generator/pipeline/build-site.ts';
import { tagOfFile } from '../site/built-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { judgeWords } from './judge-words.ts';
import { readPageText } from './read-page-text.ts';
import { wordBars } from './word-bars.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);
/** How many places are named of what is over a bar. */
const shown = 12;

const { site } = await buildSite({ projectRoot, release: false });
if (site === undefined) throw new Error('The content has mistakes: run npm run check.');
const pages = site.files
  .map((file) => ({ path: file.path, html: Buffer.from(file.contents).toString() }))
  // Pages that only lead on have no main part.
  .filter(({ path, html }) => path.endsWith('.html') && html.includes('<main'));
let failed = 0;
for (const [language, bars] of Object.entries(wordBars)) {
  const own = pages.filter(({ path }) => tagOfFile(path) === language);
  const results = judgeWords(own.map(readPageText), bars);
  write(`\n${language}`);
  for (const { name, seen, bar, holds } of results) {
    write(`  ${holds ? 'ok  ' : 'OVER'} ${name}: ${seen} (${bar})`);
    if (!holds) failed += 1;
  }
  for (const place of results.flatMap(({ places }) => places).slice(0, shown)) write(`       ${place}`);
}
write(`\n${failed === 0 ? 'All bars hold.' : `${failed} bars do not hold.`}`);
process.exitCode = failed === 0 ? 0 : 1;
