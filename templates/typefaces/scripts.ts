/**
 * The table of scripts, the only source of facts about letters, fonts and fallbacks. A language of another script
 * needs another entry, `npm run site -- fonts`, and adjustments in `templates/styles/tokens.css`.
 */
import { arabic } from './arabic.ts';
import { latin } from './latin.ts';
import type { Script } from './script.ts';

/** By ISO 15924 code. */
export const scripts = { Arab: arabic, Latn: latin } as const satisfies Readonly<Record<string, Script>>;

export type ScriptCode = keyof typeof scripts;

export const scriptCodes = Object.keys(scripts) as readonly ScriptCode[];

/** The script of names and addresses on every page, whose fonts are also the default. */
export const baseScript: ScriptCode = 'Latn';

/** Such as `Armn` (Unicode CLDR, likely subtags). */
export function scriptOf(language: string): string {
  const script = scriptsByLanguage.get(language) ?? new Intl.Locale(language).maximize().script ?? baseScript;
  scriptsByLanguage.set(language, script);
  return script;
}

/** Called for every text, although there are few languages. */
const scriptsByLanguage = new Map<string, string>();

export function fontScriptOf(language: string): ScriptCode {
  const script = scriptOf(language);
  return scriptCodes.find((code) => code === script) ?? baseScript;
}

/** The mark of what is not known, in drawings. */
export function unknownMark(language: string): string {
  return scriptOf(language) === 'Arab' ? '؟' : '?';
}
