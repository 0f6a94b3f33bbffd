/** Replaces straight quotation marks and apostrophes by those of the language: "x" → “x”, «x»; it's → it’s. */
import type { Style } from '../../schema/index.ts';

export type Quotes = Style['quotes'];

/** Matches a straight mark, or a placeholder or link target, whose marks stay unchanged. */
const markOrCode = /\{\{[^{}]*\}\}|\]\([^()]*\)|["']/gu;
const opening = /(?:^|[\s([{«“‘—–/¿¡:])(?:\*\*|\[)*$/u;
const openedBefore = /(?:^|[\s([{«“‘"—–/])'(?!\d)/u;
const apostrophe = '’';

export function setQuotes(text: string, quotes: Quotes): string {
  if (!/["']/u.test(text)) return text;
  return text.replace(markOrCode, (found, offset: number) => {
    if (found !== '"' && found !== "'") return found;
    const before = text.slice(0, offset);
    const opens = opening.test(before.slice(-4));
    if (found === '"') return opens ? quotes.open : quotes.close;
    return setSingle({ before, next: text[offset + 1] ?? '', opens }, quotes);
  });
}

type Single = { readonly before: string; readonly next: string; readonly opens: boolean };

/** Inner quotation mark or apostrophe: "it’s", "the ’90s", "the families’ home". */
function setSingle({ before, next, opens }: Single, { innerOpen, innerClose }: Quotes): string {
  if (opens) return /\d/u.test(next) ? apostrophe : innerOpen;
  return !/[\p{L}\p{N}]/u.test(next) && openedBefore.test(before) ? innerClose : apostrophe;
}
