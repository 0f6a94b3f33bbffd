/** Formats the changes between two builds as text, Markdown or JSON. */
import { plural } from '../../diagnostics/format-totals.ts';
import type { PageChange, Passage } from './compare-sites.ts';

/** Changes, and the names of the compared builds. */
export type Comparison = {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly PageChange[];
};

/** Formats the changes as one JSON document, whose shape is a contract. */
export function formatChangesJson({ from, to, changes }: Comparison): string {
  const summary = { ...countChanges(changes), languages: languagesOf(changes).size };
  return `${JSON.stringify({ version: 1, from, to, summary, pages: changes }, null, 2)}\n`;
}

/** Formats the changes as plain text. */
export function formatChangesText(comparison: Comparison): string {
  const { addresses, reported, withoutTextChange } = sortChanges(comparison);
  return joinBlocks([
    formatTotals(comparison),
    addresses.join('\n'),
    ...reported.map(({ pages, text }) => {
      const title = `${pages.length > 1 ? 'On ' : ''}${listFew(pages)}`;
      return `${title}\n${text.replaceAll(/^/gmu, '  ')}`;
    }),
    withoutTextChange,
  ]);
}

/** Formats the changes as Markdown with a collapsible block for each page, cut to the length of a GitHub comment. */
export function formatChangesMarkdown(comparison: Comparison): string {
  const { addresses, reported, withoutTextChange } = sortChanges(comparison);
  const details = reported.map(
    ({ pages, text }) =>
      `<details><summary>${listFew(pages)}</summary>\n\n\`\`\`\`diff\n${text}\n\`\`\`\`\n\n</details>`,
  );
  let length = 0;
  const shown = details.filter((block) => {
    length += block.length;
    return length < maxCommentLength;
  });
  const more = details.length - shown.length;
  return joinBlocks([
    `**${formatTotals(comparison)}**`,
    addresses.map((line) => `- ${line}`).join('\n'),
    ...shown,
    more === 0 ? '' : `And ${more} more, which \`npm run diff\` shows.`,
    withoutTextChange,
  ]);
}

const joinBlocks = (blocks: readonly string[]): string =>
  `${blocks.filter((block) => block !== '').join('\n\n')}\n`;

/** GitHub allows 65,536 characters. */
const maxCommentLength = 50_000;

const formatPassage = ({ was, now }: Passage): string =>
  [...was.map((sentence) => `- ${sentence}`), ...now.map((sentence) => `+ ${sentence}`)].join('\n');

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

/** Groups the changes: a change that several pages share is reported once, all others by page. */
function sortChanges({ changes }: Comparison) {
  const all = changes.flatMap(({ address, passages }) =>
    passages.map((passage) => ({ address, text: formatPassage(passage) })),
  );
  const alike = [...Map.groupBy(all, ({ text }) => text)];
  const single = alike.flatMap(([, own]) => (own.length === 1 ? own : []));
  const reported = [
    ...Array.from(
      Map.groupBy(single, ({ address }) => address),
      ([address, own]) => ({ pages: [address], text: own.map(({ text }) => text).join('\n') }),
    ),
    ...alike
      .filter(([, own]) => own.length > 1)
      .map(([text, own]) => ({ pages: own.map(({ address }) => address), text })),
  ];
  const silent = changes.filter(({ change, passages }) => change === 'changed' && passages.length === 0);
  return {
    addresses: changes.filter(({ change }) => change !== 'changed').map(headOf),
    reported,
    withoutTextChange:
      silent.length === 0
        ? ''
        : `Changed, but not in their text: ${listFew(silent.map(({ address }) => address))}`,
  };
}

/** `/a, /b, /c and 4 more`. */
function listFew(addresses: readonly string[]): string {
  const more = addresses.length - maxListed;
  return `${addresses.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const maxListed = 5;
