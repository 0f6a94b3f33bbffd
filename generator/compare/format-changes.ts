/** What changed between two builds: for a person, for a pull request, and for programs. */
import { plural } from '../diagnostics/format-totals.ts';
import type { PageChange, Passage } from './compare-sites.ts';

/** Changes, and the names of what was compared. */
export type Comparison = {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly PageChange[];
};

/** One JSON document; its shape is a contract. */
export function formatChangesJson({ from, to, changes }: Comparison): string {
  const summary = { ...countChanges(changes), languages: languagesOf(changes).size };
  return `${JSON.stringify({ version: 1, from, to, summary, pages: changes }, null, 2)}\n`;
}

/** Plain text. */
export function formatChangesText(comparison: Comparison): string {
  const { single, shared, wordless } = sortPassages(comparison.changes);
  const { changes } = comparison;
  const addresses = changes.filter(({ change }) => change !== 'changed').map(headOf);
  return `${[
    [formatTotals(comparison)],
    addresses,
    ...single.map(({ page, passages }) => [
      page.address,
      ...passages.flatMap(formatPassage).map((line) => `  ${line}`),
    ]),
    ...shared.map(({ pages, passage }) => [
      `On ${listFew(pages)}`,
      ...formatPassage(passage).map((line) => `  ${line}`),
    ]),
    wordless.length === 0 ? [] : [`Changed, but in no sentence: ${listFew(wordless)}`],
  ]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

/** Markdown in which each page can be opened. It is cut before a comment of GitHub is too long. */
export function formatChangesMarkdown(comparison: Comparison): string {
  const { single, shared, wordless } = sortPassages(comparison.changes);
  const { changes } = comparison;
  const addresses = changes.filter(({ change }) => change !== 'changed').map((page) => `- ${headOf(page)}`);
  const details = [
    ...single.map(({ page, passages }) => formatDetails(page.address, passages)),
    ...shared.map(({ pages, passage }) => formatDetails(listFew(pages), [passage])),
  ];
  let length = 0;
  const shown = details.filter((block) => {
    length += block.length;
    return length < longest;
  });
  const more = details.length - shown.length;
  return `${[
    `**${formatTotals(comparison)}**`,
    addresses.join('\n'),
    ...shown,
    more === 0 ? '' : `And ${more} more, which \`npm run diff\` shows.`,
    wordless.length === 0 ? '' : `Changed, but in no sentence: ${listFew(wordless)}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`;
}

/** A comment takes 65,536 characters. */
const longest = 50_000;

function formatDetails(summary: string, passages: readonly Passage[]): string {
  const lines = passages.flatMap(formatPassage);
  return `<details><summary>${summary}</summary>\n\n\`\`\`\`diff\n${lines.join('\n')}\n\`\`\`\`\n\n</details>`;
}

const formatPassage = ({ was, now }: Passage): string[] => [
  ...was.map((sentence) => `- ${sentence}`),
  ...now.map((sentence) => `+ ${sentence}`),
];

const headOf = ({ change, address, from }: PageChange): string =>
  `${change} ${from === undefined ? '' : `${from} → `}${address}`;

/** `14 pages changed in 2 languages, 1 added, 0 removed, 0 moved (a1b2c3d4 → the working tree)`. */
function formatTotals({ from, to, changes }: Comparison): string {
  if (changes.length === 0) return `No page differs between ${from} and ${to}.`;
  const { changed, added, removed, moved } = countChanges(changes);
  const languages = plural(languagesOf(changes).size, 'language');
  const counts = `${plural(changed, 'page')} changed, ${added} added, ${removed} removed, ${moved} moved`;
  return `${counts}, in ${languages} (${from} → ${to})`;
}

function countChanges(changes: readonly PageChange[]) {
  const count = (kind: PageChange['change']) => changes.filter(({ change }) => change === kind).length;
  return {
    added: count('added'),
    removed: count('removed'),
    moved: count('moved'),
    changed: count('changed'),
  };
}

const languagesOf = (changes: readonly PageChange[]) => new Set(changes.map(({ language }) => language));

/** What several pages have in common is told once; what is left is told of its page. */
function sortPassages(changes: readonly PageChange[]) {
  const told = changes.flatMap((page) => page.passages.map((passage) => ({ page, passage })));
  const alike = [...Map.groupBy(told, ({ passage }) => JSON.stringify(passage)).values()];
  const single = Map.groupBy(alike.filter(({ length }) => length === 1).flat(), ({ page }) => page);
  return {
    single: Array.from(single, ([page, own]) => ({ page, passages: own.map(({ passage }) => passage) })),
    shared: alike.flatMap(([first, ...others]) =>
      first === undefined || others.length === 0
        ? []
        : [{ passage: first.passage, pages: [first, ...others].map(({ page }) => page.address) }],
    ),
    wordless: changes
      .filter(({ change, passages }) => change === 'changed' && passages.length === 0)
      .map(({ address }) => address),
  };
}

/** `/a, /b, /c and 4 more`. */
function listFew(addresses: readonly string[]): string {
  const more = addresses.length - few;
  return `${addresses.slice(0, few).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const few = 5;
