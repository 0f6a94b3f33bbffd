/** Measures how many texts of each language are translated and up to date. */
import type { Translation } from './survey.ts';

/** The number of texts of a language, by state. */
export type Coverage = ReturnType<typeof measureCoverage>[number];

export function measureCoverage(translations: readonly Translation[]) {
  return [...Map.groupBy(translations, ({ language }) => language)].map(([language, group]) => {
    const count = (state: Translation['state']) =>
      group.filter((translation) => translation.state === state).length;
    // A text is open when it is missing, not translated, or in a list whose length differs from that of the source.
    const [texts, translated, stale] = [group.length, count('translated'), count('stale')];
    // Rounded down, so that only a complete language has 100 percent.
    const percent = Math.floor((translated / texts) * 1000) / 10;
    return { language, texts, translated, stale, open: texts - translated - stale, percent };
  });
}

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
