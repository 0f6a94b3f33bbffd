import { plural } from '../../diagnostics/format-totals.ts';
import type { PageChange, Passage } from './compare-sites.ts';

export type Comparison = {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly PageChange[];
};

/** Other programs rely on this format. */
export function formatChangesJson({ from, to, changes }: Comparison): string {
  const summary = { ...countChanges(changes), languages: languagesOf(changes).size };
  return `${JSON.stringify({ version: 1, from, to, summary, pages: changes }, null, 2)}\n`;
}

export function formatChangesText(comparison: Comparison): string {
  const { addressChanges, textChanges, markupOnlyLine } = formatChangeGroups(comparison);
  return joinBlocks([
    formatTotals(comparison),
    addressChanges.join('\n'),
    ...textChanges.map(({ pages, text }) => {
      const title = `${pages.length > 1 ? 'On ' : ''}${formatAddresses(pages)}`;
      return `${title}\n${text.replaceAll(/^/gmu, '  ')}`;
    }),
    markupOnlyLine,
  ]);
}

/** A collapsible block per entry, as many as fit into a GitHub comment. */
export function formatChangesMarkdown(comparison: Comparison): string {
  const { addressChanges, textChanges, markupOnlyLine } = formatChangeGroups(comparison);
  const details = textChanges.map(
    ({ pages, text }) =>
      `<details><summary>${formatAddresses(pages)}</summary>\n\n\`\`\`\`diff\n${text}\n\`\`\`\`\n\n</details>`,
  );
  let totalLength = 0;
  const shown = details.filter((block) => {
    totalLength += block.length;
    return totalLength < maxCommentLength;
  });
  const hiddenCount = details.length - shown.length;
  return joinBlocks([
    `**${formatTotals(comparison)}**`,
    formatAddressList(addressChanges),
    ...shown,
    hiddenCount === 0 ? '' : `And ${hiddenCount} more, which \`npm run diff\` shows.`,
    markupOnlyLine,
  ]);
}

function formatAddressList(changes: readonly string[]): string {
  const hiddenCount = changes.length - maxAddressChanges;
  const rest = hiddenCount > 0 ? [`and ${hiddenCount} more`] : [];
  return [...changes.slice(0, maxAddressChanges), ...rest].map((line) => `- ${line}`).join('\n');
}

const joinBlocks = (blocks: readonly string[]): string =>
  `${blocks.filter((block) => block !== '').join('\n\n')}\n`;

/** GitHub allows 65,536 characters. */
const maxCommentLength = 50_000;
const maxAddressChanges = 50;

const formatPassage = ({ was, now }: Passage): string =>
  [...was.map((sentence) => `- ${sentence}`), ...now.map((sentence) => `+ ${sentence}`)].join('\n');

const formatAddressChange = ({ change, address, from }: PageChange): string =>
  `${change} ${from === undefined ? '' : `${from} → `}${address}`;

/** `14 pages changed, 1 added, 0 removed, 0 moved, in 2 languages (a1b2c3d4 → the working tree)` */
function formatTotals({ from, to, changes }: Comparison): string {
  if (changes.length === 0) return `No page differs between ${from} and ${to}.`;
  const { changed, added, removed, moved } = countChanges(changes);
  const languages = plural(languagesOf(changes).size, 'language');
  const counts = `${plural(changed, 'page')} changed, ${added} added, ${removed} removed, ${moved} moved`;
  return `${counts}, in ${languages} (${from} → ${to})`;
}

function countChanges(changes: readonly PageChange[]) {
  const count = (type: PageChange['change']) => changes.filter(({ change }) => change === type).length;
  return {
    added: count('added'),
    removed: count('removed'),
    moved: count('moved'),
    changed: count('changed'),
  };
}

const languagesOf = (changes: readonly PageChange[]) => new Set(changes.map(({ language }) => language));

/** A change of text that several pages share is listed once, all others by page. */
function formatChangeGroups({ changes }: Comparison) {
  const pagePassages = changes.flatMap(({ address, passages }) =>
    passages.map((passage) => ({ address, text: formatPassage(passage) })),
  );
  const byText = [...Map.groupBy(pagePassages, ({ text }) => text)];
  const ofOnePage = byText.flatMap(([, group]) => (group.length === 1 ? group : []));
  const textChanges = [
    ...Array.from(
      Map.groupBy(ofOnePage, ({ address }) => address),
      ([address, group]) => ({ pages: [address], text: group.map(({ text }) => text).join('\n') }),
    ),
    ...byText
      .filter(([, group]) => group.length > 1)
      .map(([text, group]) => ({ pages: group.map(({ address }) => address), text })),
  ];
  const markupOnlyChanges = changes.filter(
    ({ change, passages }) => change === 'changed' && passages.length === 0,
  );
  return {
    addressChanges: changes.filter(({ change }) => change !== 'changed').map(formatAddressChange),
    textChanges,
    markupOnlyLine:
      markupOnlyChanges.length === 0
        ? ''
        : `Changed, but not in their text: ${formatAddresses(markupOnlyChanges.map(({ address }) => address))}`,
  };
}

function formatAddresses(addresses: readonly string[]): string {
  const hiddenCount = addresses.length - maxListed;
  return `${addresses.slice(0, maxListed).join(', ')}${hiddenCount > 0 ? ` and ${hiddenCount} more` : ''}`;
}

const maxListed = 5;
