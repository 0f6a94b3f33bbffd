/** Prints `templates/styles/fonts.css`: the faces, the scaled fallbacks and the stacks that pages use. */
import { formatUnicodeRange } from './characters.ts';
import { type FallbackFont, fallbackFonts, systemFamilies } from './fallback-fonts.ts';
import {
  type FontFile,
  type FontRole,
  type FontScript,
  fontFiles,
  pageSelectors,
  type VerticalMetrics,
  verticalMetrics,
} from './font-plan.ts';

/** A device font scaled to a web font. */
export type FallbackFace = FallbackFont & {
  /** Characters that the face may set. */
  readonly characters: string;
  /** Width of the web font divided by that of the device font. */
  readonly scale: number;
  readonly vertical: VerticalMetrics;
};

const header = '/* Made by `npm run fonts` from generator/fonts/font-plan.ts; do not edit. */';

const stackNames: Readonly<Record<FontRole, string>> = { text: '--f-text', heading: '--f-head' };

/** The whole style sheet. */
export function formatFontStyles(fallbacks: readonly FallbackFace[]): string {
  const faces = [...fontFiles.map(formatFontFace), ...fallbacks.map(formatFallbackFace)];
  return `${[header, ...faces, formatStacks('Latn'), formatStacks('Arab')].join('\n\n')}\n`;
}

function formatFontFace(file: FontFile): string {
  const { family, name, weight, role, characters } = file;
  const vertical = verticalMetrics[role];
  return formatRule('@font-face', [
    `font-family: "${family}"`,
    `src: url("./fonts/${name}.woff2") format("woff2")`,
    `font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`}`,
    'font-display: swap',
    ...(vertical === undefined ? [] : formatVertical(vertical)),
    `unicode-range: ${formatUnicodeRange(characters)}`,
  ]);
}

function formatFallbackFace(face: FallbackFace): string {
  const { family, localNames, weight, scale, vertical, script, characters } = face;
  return formatRule('@font-face', [
    `font-family: "${family}"`,
    `src: ${localNames.map((name) => `local("${name}")`).join(', ')}`,
    `font-weight: ${weight}`,
    `size-adjust: ${formatPercent(scale)}`,
    ...formatVertical(vertical),
    // Latin faces also stand in for what no file holds, so only Arabic ones are limited.
    ...(script === 'Arab' ? [`unicode-range: ${formatUnicodeRange(characters)}`] : []),
  ]);
}

function formatVertical({ ascent, descent, lineGap }: VerticalMetrics): readonly string[] {
  return [
    `ascent-override: ${formatPercent(ascent)}`,
    `descent-override: ${formatPercent(descent)}`,
    `line-gap-override: ${formatPercent(lineGap)}`,
  ];
}

function formatStacks(script: FontScript): string {
  const roles: readonly FontRole[] = ['text', 'heading'];
  return formatRule(
    pageSelectors[script],
    roles.map((role) => `${stackNames[role]}: ${formatStack(role, script)}`),
  );
}

/** The script's own files, its fallbacks, then those of Latin words on the page. */
function formatStack(role: FontRole, script: FontScript): string {
  const scripts: readonly FontScript[] = script === 'Latn' ? ['Latn'] : [script, 'Latn'];
  const files = fontFiles.filter((file) => file.role === role && file.script === script);
  const fallbacks = scripts.flatMap((each) =>
    fallbackFonts.filter((font) => font.role === role && font.script === each),
  );
  const families = new Set([...files, ...fallbacks].map(({ family }) => `"${family}"`));
  return [...families, ...systemFamilies[role][script]].join(', ');
}

function formatRule(prelude: string, declarations: readonly string[]): string {
  return [`${prelude} {`, ...declarations.map((declaration) => `  ${declaration};`), '}'].join('\n');
}

function formatPercent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
