import { formatOnOneLine } from '../../content/compare-translations.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import { languageName } from '../../text/languages.ts';
import type { Translation, TranslationState } from './survey.ts';

export type Coverage = ReturnType<typeof measureCoverage>[number];

export const measureCoverage = (translations: readonly Translation[]) =>
  [...Map.groupBy(translations, ({ language }) => language)].map(([language, group]) => {
    const count = (state: Translation['state']) =>
      group.filter((translation) => translation.state === state).length;
    // A text is open when it is missing, not translated, or in a list whose length differs from that of the source.
    const [texts, translated, stale] = [group.length, count('translated'), count('stale')];
    // Rounded down, so that only a complete language has 100 percent.
    const percent = Math.floor((translated / texts) * 1000) / 10;
    return { language, texts, translated, stale, open: texts - translated - stale, percent };
  });

export function formatCoverage(coverage: readonly Coverage[]): string {
  const head = ['language', 'texts', 'translated', 'stale', 'open', 'coverage'];
  const rows = coverage.map(({ percent, ...figures }) => [
    ...Object.values(figures),
    `${percent.toFixed(1)} %`,
  ]);
  const lines = [head, ...rows].map(([language, ...figures]) =>
    [String(language).padEnd(9), ...figures.map((figure) => String(figure).padStart(12)), '\n'].join(''),
  );
  return lines.join('');
}

const stateLabels: Readonly<Record<Exclude<TranslationState, 'translated'>, string>> = {
  stale: 'stale: the source has changed',
  untranslated: 'not in its language',
  missing: 'missing',
  unaligned: 'in a list of another length',
};

export type PreviousTextOf = (translation: Translation) => string | undefined;

export function formatReport(
  translations: readonly Translation[],
  source: string,
  previousTextOf: PreviousTextOf,
): string {
  const sections = measureCoverage(translations).map((coverage) => {
    const ofLanguage = translations.filter(({ language }) => language === coverage.language);
    const tables = [...Map.groupBy(ofLanguage, ({ file }) => file)].flatMap(([file, group]) => {
      const rows = group.flatMap((translation) => formatRow(translation, previousTextOf));
      const head = ['Text', languageName(source), languageName(coverage.language), 'State'];
      return rows.length === 0
        ? []
        : [`### ${file}\n\n${[formatCells(head), '|---|---|---|---|', ...rows].join('\n')}\n`];
    });
    return [`## ${languageName(coverage.language)}\n`, formatFigures(coverage), ...tables].join('\n');
  });
  return ['# Translations\n', ...sections].join('\n');
}

const formatFigures = ({ percent, texts, stale, open }: Coverage): string =>
  `${percent.toFixed(1)} % of ${plural(texts, 'text')}, ${stale} stale, ${open} open.\n`;

function formatRow(translation: Translation, previousTextOf: PreviousTextOf): string[] {
  const { key, state, source, target } = translation;
  if (state === 'translated') return [];
  const previousText = state === 'stale' ? previousTextOf(translation) : undefined;
  const was = previousText === undefined ? '' : `~~${escapeMarkdown(previousText)}~~ `;
  const written = target === undefined ? '' : escapeMarkdown(formatOnOneLine(target));
  const now = escapeMarkdown(formatOnOneLine(source.value));
  return [formatCells([`\`${key}\``, `${was}${now}`, written, stateLabels[state]])];
}

const formatCells = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Escapes the characters that a table in Markdown would not print as written. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_~|<>[\]]/gu, '\\$&');
