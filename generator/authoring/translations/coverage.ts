/** How much of each language is translated and of today's source. */
import type { Translation } from './survey.ts';

/** The figures of a language. */
export type Coverage = ReturnType<typeof measureCoverage>[number];

/** The figures, one language after the other. */
export function measureCoverage(translations: readonly Translation[]) {
  return [...Map.groupBy(translations, ({ language }) => language)].map(([language, own]) => {
    const count = (state: Translation['state']) => own.filter((one) => one.state === state).length;
    // Of all texts that the source has. Open are the missing, those in another language or in a list of another length.
    const [texts, translated, stale] = [own.length, count('translated'), count('stale')];
    // Percent that are translated from today's source, rounded down to a tenth.
    const percent = Math.floor((translated / texts) * 1000) / 10;
    return { language, texts, translated, stale, open: texts - translated - stale, percent };
  });
}

/** The table for a person. */
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
