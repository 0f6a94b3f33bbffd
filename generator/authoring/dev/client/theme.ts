/** Themes to choose from; `system` follows the operating system. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const key = 'dev-theme';
const asked = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/u;
/** The original media text of changed rules. */
const written = new WeakMap<CSSRule, string>();

/** Returns the theme that was chosen in this window. */
export function chosenTheme(): Theme {
  return themes.find((theme) => theme === sessionStorage.getItem(key)) ?? 'system';
}

/** Saves and applies a theme. */
export function chooseTheme(theme: string): void {
  sessionStorage.setItem(key, theme);
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
  const text = written.get(rule) ?? rule.media.mediaText;
  written.set(rule, text);
  const wanted = asked.exec(text)?.[1];
  if (wanted === undefined) return;
  const answer = wanted === theme ? '(width >= 0px)' : '(width < 0px)';
  rule.media.mediaText = theme === 'system' ? text : text.replace(asked, answer);
}
