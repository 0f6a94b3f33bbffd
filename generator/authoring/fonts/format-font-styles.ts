/** Formats `templates/styles/fonts.css`: font faces, scaled fallbacks and font stacks. */

import {
  type FallbackFace,
  type FontRole,
  fontRoles,
  type VerticalMetrics,
} from '../../../templates/typefaces/script.ts';
import { baseScript, type ScriptCode, scriptCodes, scripts } from '../../../templates/typefaces/scripts.ts';
import { type FontFile, fontFiles } from '../../text/font-plan.ts';
import { formatUnicodeRange } from '../../text/unicode-range.ts';

/** A device font, scaled to a web font. */
export type ScaledFace = FallbackFace & {
  /** The script that the face renders. */
  readonly script: ScriptCode;
  /** Width of the web font divided by that of the device font. */
  readonly scale: number;
  readonly vertical: VerticalMetrics;
};

const header = '/* Made by `npm run site -- fonts` from templates/typefaces/scripts.ts; do not edit. */';

const stackNames: Readonly<Record<FontRole, string>> = { text: '--f-text', heading: '--f-head' };

/** Formats the style sheet. */
export function formatFontStyles(fallbacks: readonly ScaledFace[]): string {
  const faces = [...fontFiles.map(formatFontFace), ...fallbacks.map(formatFallbackFace)];
  // The base script comes first, because its selector matches every page.
  const codes = [baseScript, ...scriptCodes.filter((code) => code !== baseScript)];
  return `${[header, ...faces, ...codes.map(formatStacks)].join('\n\n')}\n`;
}

function formatFontFace({ family, name, typeface: { weight, vertical }, characters }: FontFile): string {
  return formatRule('@font-face', [
    `font-family: "${family}"`,
    `src: url("./fonts/${name}.woff2") format("woff2")`,
    `font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`}`,
    'font-display: swap',
    ...(vertical === undefined ? [] : formatVertical(vertical)),
    `unicode-range: ${formatUnicodeRange(characters)}`,
  ]);
}

function formatFallbackFace({ family, localNames, weight, scale, vertical, script }: ScaledFace): string {
  return formatRule('@font-face', [
    `font-family: "${family}"`,
    `src: ${localNames.map((name) => `local("${name}")`).join(', ')}`,
    `font-weight: ${weight}`,
    `size-adjust: ${formatPercent(scale)}`,
    ...formatVertical(vertical),
    // Faces of the base script are also the fallback for characters that no font file has.
    ...(script === baseScript ? [] : [`unicode-range: ${formatUnicodeRange(scripts[script].letters)}`]),
  ]);
}

function formatVertical({ ascent, descent, lineGap }: VerticalMetrics): readonly string[] {
  return [
    `ascent-override: ${formatPercent(ascent)}`,
    `descent-override: ${formatPercent(descent)}`,
    `line-gap-override: ${formatPercent(lineGap)}`,
  ];
}

/** Formats the font stacks of a script, which pages name in `data-script` on their root element. */
function formatStacks(script: ScriptCode): string {
  const stacks = fontRoles.map((role) => `${stackNames[role]}: ${formatStack(role, script)}`);
  return formatRule(script === baseScript ? ':root' : `:root[data-script="${script}"]`, stacks);
}

/** Returns the script's own family and its fallbacks, then those of the base script. */
function formatStack(role: FontRole, script: ScriptCode): string {
  const { family, systemFamilies } = scripts[script].fonts[role];
  const fallbacks = [...new Set([script, baseScript])].flatMap((code) => scripts[code].fonts[role].fallbacks);
  const families = new Set([family, ...fallbacks.map((fallback) => fallback.family)]);
  return [...[...families].map((name) => `"${name}"`), ...systemFamilies].join(', ');
}

function formatRule(prelude: string, declarations: readonly string[]): string {
  return [`${prelude} {`, ...declarations.map((declaration) => `  ${declaration};`), '}'].join('\n');
}

function formatPercent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
