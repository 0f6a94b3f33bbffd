/** Formats a self-contained HTML page for translators that shows every text beside its source. */
import { plural } from '../../diagnostics/format-totals.ts';
import { escapeHtml } from '../../pipeline/render/escape.ts';
import { formatOnOneLine } from '../../text/format-on-one-line.ts';
import { languageName } from '../../text/language-name.ts';
import { type Coverage, measureCoverage } from './coverage.ts';
import type { Translation, TranslationState } from './survey.ts';

/** The label of each state. */
const stateLabels: Readonly<Record<TranslationState, string>> = {
  translated: 'translated',
  stale: 'stale: the source has changed',
  untranslated: 'not in its language',
  missing: 'missing',
  unaligned: 'in a list of another length',
};

/** Returns the previous source text of a stale translation, if it is known. */
export type PreviousTextOf = (translation: Translation) => string | undefined;

/** Formats the page, which shows only texts that need work until the reader selects all. */
export function formatReport(
  translations: readonly Translation[],
  source: string,
  previousTextOf: PreviousTextOf,
): string {
  const languages = [...Map.groupBy(translations, ({ language }) => language)];
  const sections = languages.map(([language, group]) =>
    formatLanguage(language, group, { source, previousTextOf }),
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Translations</title>
<style>${styles}</style>
</head>
<body>
<h1>Translations</h1>
<p><label><input type="checkbox" id="all"> Show what is translated, too</label></p>
<ul>
${measureCoverage(translations).map(formatFigures).join('\n')}
</ul>
${sections.join('\n')}
</body>
</html>
`;
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 1rem auto; max-width: 90rem; padding-inline: 1rem; }
table { border-collapse: collapse; inline-size: 100%; table-layout: fixed; }
caption { font-weight: 600; padding-block: 1rem 0.25rem; text-align: start; }
th, td { border: 1px solid #8888; overflow-wrap: anywhere; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
th[scope=row] { font: 0.8rem/1.5 ui-monospace, monospace; }
col:first-child, col:last-child { inline-size: 15%; }
del { display: block; opacity: 0.75; }
tr.unfinished td:last-child { font-weight: 600; }
body:not(:has(#all:checked)) :is(tr.translated, table:not(:has(tr.unfinished))) { display: none; }
`;

function formatFigures({ language, percent, texts, stale, open }: Coverage): string {
  const figures = `${percent.toFixed(1)} % of ${plural(texts, 'text')}, ${stale} stale, ${open} open`;
  return `<li><a href="#${language}">${escapeHtml(languageName(language))}</a>: ${figures}</li>`;
}

type Options = { readonly source: string; readonly previousTextOf: PreviousTextOf };

function formatLanguage(language: string, translations: readonly Translation[], options: Options): string {
  const tables = [...Map.groupBy(translations, ({ file }) => file)].map(
    ([file, group]) => `<table>
<caption>${escapeHtml(file)}</caption>
<colgroup><col><col><col><col></colgroup>
<thead><tr><th scope="col">Text</th><th scope="col">${escapeHtml(languageName(options.source))}</th><th scope="col">${escapeHtml(languageName(language))}</th><th scope="col">State</th></tr></thead>
<tbody>
${group.map((translation) => formatRow(translation, options)).join('\n')}
</tbody>
</table>`,
  );
  return `<section id="${language}">\n<h2>${escapeHtml(languageName(language))}</h2>\n${tables.join('\n')}\n</section>`;
}

function formatRow(translation: Translation, { source, previousTextOf }: Options): string {
  const { key, language, state, target } = translation;
  const previousText = state === 'stale' ? previousTextOf(translation) : undefined;
  const deletion = previousText === undefined ? '' : `<del>${escapeHtml(previousText)}</del>`;
  const cell = (tag: string, html: string) => `<td lang="${tag}" dir="${directionOf(tag)}">${html}</td>`;
  const text = target === undefined ? '' : escapeHtml(formatOnOneLine(target));
  return [
    `<tr class="${state === 'translated' ? state : 'unfinished'}"><th scope="row">${escapeHtml(key)}</th>`,
    cell(source, deletion + escapeHtml(formatOnOneLine(translation.source.value))),
    cell(language, text),
    `<td>${stateLabels[state]}</td></tr>`,
  ].join('');
}

const directionOf = (tag: string): string => new Intl.Locale(tag).getTextInfo().direction ?? 'auto';
