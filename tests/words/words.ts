/** `npm run words`: holds the words of all pages against the bars of each language, and names what is over them. */
import path from 'node:path';
import { buildSite } from '../../generator/build-site.ts';
import { measureWords, type PageText, type WordCounts } from './measure-words.ts';
import { readPageText } from './read-page-text.ts';
import { judgeWords, wordBars } from './word-bars.ts';

const projectRoot = path.join(import.meta.dirname, '../..');
const write = (line: string): void => void process.stdout.write(`${line}\n`);
/** How many places are named of what is over a bar. */
const shown = 12;

const pages = await readPages();
let failed = 0;
for (const [language, bars] of Object.entries(wordBars)) {
  const counts = measureWords(pages.get(language) ?? [], bars);
  write(`\n${language}`);
  for (const { name, seen, bar, holds } of judgeWords(counts, bars)) {
    write(`  ${holds ? 'ok  ' : 'OVER'} ${name}: ${seen} (${bar})`);
    if (!holds) failed += 1;
  }
  for (const place of placesOf(counts)) write(`       ${place}`);
}
write(`\n${failed === 0 ? 'All bars hold.' : `${failed} bars do not hold.`}`);
process.exitCode = failed === 0 ? 0 : 1;

/** The texts of all pages, by language tag. */
async function readPages(): Promise<ReadonlyMap<string, readonly PageText[]>> {
  const build = await buildSite({ projectRoot, release: false });
  if (build.site === undefined) throw new Error('The content has mistakes: run npm run check.');
  const files = new Map(build.site.files.map((file) => [file.path, Buffer.from(file.contents).toString()]));
  return new Map(
    build.site.model.languages.map(({ language, pages: own }) => [
      language.tag,
      own.flatMap(({ address }) => {
        const file = `${address.replace(/^\//u, '').replace(/\/$|^$/u, (end) => `${end}index`)}.html`;
        const html = files.get(file);
        return html === undefined ? [] : [readPageText(file, html)];
      }),
    ]),
  );
}

function placesOf({ runs, repeatedLimits, hard, straight }: WordCounts): string[] {
  return [...runs, ...repeatedLimits, ...hard, ...straight].slice(0, shown);
}
