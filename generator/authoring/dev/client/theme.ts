/** The themes that the user can choose; `system` follows the operating system. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const storageKey = 'dev-theme';
const themeQuery = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/u;
/** The original queries of media rules. */
const originalQueries = new WeakMap<CSSRule, string>();

/** Returns the theme that the user has chosen in this window. */
export function chosenTheme(): Theme {
  return themes.find((theme) => theme === sessionStorage.getItem(storageKey)) ?? 'system';
}

/** Saves and applies a theme. */
export function chooseTheme(theme: string): void {
  sessionStorage.setItem(storageKey, theme);
  applyTheme();
}

/** Applies the chosen theme to the style sheets that are loaded now. */
export function applyTheme(): void {
  const theme = chosenTheme();
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
  for (const sheet of document.styleSheets) applyTo(sheet.cssRules, theme);
}

function applyTo(rules: CSSRuleList, theme: Theme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) applyToMedia(rule, theme);
    if (rule instanceof CSSGroupingRule) applyTo(rule.cssRules, theme);
  }
}

function applyToMedia(rule: CSSMediaRule, theme: Theme): void {
  const query = originalQueries.get(rule) ?? rule.media.mediaText;
  originalQueries.set(rule, query);
  const preferred = themeQuery.exec(query)?.[1];
  if (preferred === undefined) return;
  const constant = preferred === theme ? '(width >= 0px)' : '(width < 0px)';
  rule.media.mediaText = theme === 'system' ? query : query.replace(themeQuery, constant);
}
