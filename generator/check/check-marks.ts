/** Inline marks are complete, and stand only in texts that take them. */
import { addressExamples } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RichTextProblem, RichTextResult } from '../text/parse-rich-text.ts';
import { findInText } from './find-in-text.ts';
import { placeOf, type WrittenText } from './written-text.ts';

const anyMark = /\*\*|\[[^[\]]+\]\([^()]*\)|\]\(/gu;
/** A link whose brackets are swapped or apart. */
const wrongBrackets = /\([^()]+\)\[(?:\/|https:)[^[\]]*\]|\[[^[\]]+\]\s+\((?:\/|https:)[^()]*\)/gu;

/** One problem for each mark that would be shown as it is written. */
export function checkMarks(texts: readonly WrittenText[]): Diagnostic[] {
  return texts.flatMap((text) => (text.rich === undefined ? checkPlain(text) : checkRich(text, text.rich)));
}

function checkPlain(text: WrittenText): Diagnostic[] {
  const hit = findInText(text.text, anyMark);
  if (hit === undefined) return [];
  return [
    {
      rule: 'link/mark',
      ...placeOf(text, hit),
      message: `"${text.key}" takes no marks; visitors would read ${hit.found} as it stands.`,
      fix: 'Write the words without marks.',
    },
  ];
}

function checkRich(text: WrittenText, rich: RichTextResult): Diagnostic[] {
  const problems = rich.problems.map(
    (problem): Diagnostic => ({ rule: 'link/mark', ...placeOf(text, problem), ...describe(problem) }),
  );
  const swapped = findInText(text.text, wrongBrackets);
  return [
    ...problems,
    ...(swapped === undefined
      ? []
      : [
          {
            rule: 'link/mark' as const,
            ...placeOf(text, swapped),
            message: `${swapped.found} is no link as it is written.`,
            fix: 'A link is written [text](target), without a space between.',
          },
        ]),
  ];
}

function describe({ kind }: RichTextProblem): Pick<Diagnostic, 'message' | 'fix'> {
  switch (kind) {
    case 'open-strong':
      return {
        message: '"**" begins strong words that do not end.',
        fix: 'Write **the words**, or remove it.',
      };
    case 'empty-strong':
      return { message: '"****" holds no words.', fix: 'Write **the words**, or remove it.' };
    case 'open-link':
      return {
        message: 'A link begins here and does not end, or its target holds a space or a bracket.',
        fix: 'A link is written [text](target).',
      };
    case 'strong-in-link':
      return {
        message: 'A link holds no marks; visitors would read its stars.',
        fix: 'Put the stars around the link: **[text](target)**.',
      };
    case 'empty-link-text':
      return { message: 'A link has no words to click on.', fix: 'Write [text](target).' };
    case 'empty-link-target':
      return { message: 'A link leads nowhere.', fix: `Write the address: [text](${addressExamples.path}).` };
  }
}
