/**
 * The table of scripts: everything that knows of letters, fonts or fallbacks asks it. A language of another script is
 * one more row here, `npm run site -- fonts`, and what looks right for it in `templates/styles/tokens.css`.
 */
import { arabic } from './arabic.ts';
import { latin } from './latin.ts';
import type { Script } from './script.ts';

/** By ISO 15924 code. */
export const scripts = { Arab: arabic, Latn: latin } as const satisfies Readonly<Record<string, Script>>;

/** Scripts that the site has fonts for. */
export type ScriptCode = keyof typeof scripts;

/** All of them; the keys of the table are the codes. */
export const scriptCodes = Object.keys(scripts) as readonly ScriptCode[];

/** The script that names and addresses are written in on every page, and whose fonts pages of an unknown one get. */
export const baseScript: ScriptCode = 'Latn';

/** The script that a language is written in, such as `Armn` (Unicode CLDR, likely subtags). */
export function scriptOf(language: string): string {
  const script = known.get(language) ?? new Intl.Locale(language).maximize().script ?? baseScript;
  known.set(language, script);
  return script;
}

/** Asked for every text of a site that has few languages. */
const known = new Map<string, string>();

/** The script whose fonts the pages of a language have. */
export function fontScriptOf(language: string): ScriptCode {
  const script = scriptOf(language);
  return scriptCodes.find((code) => code === script) ?? baseScript;
}
