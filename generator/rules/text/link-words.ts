import type { Style } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { Problem } from '../../../schema/rule.ts';
import { normalizeWords } from '../../../templates/text/normalize.ts';
import { type ContentText, locationOf } from '../../content/content-text.ts';
import { linksOf } from '../../text/parse-rich-text.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textLinkWords = {
  id: 'text/link-words',
  severity: 'error',
  summary: 'The text of a link says where it leads.',
  supersedes: ['text/forbidden-term'],
  supersedesIn: 'part',
  runOnUnit: ({ texts, styles }: Pick<UnitContext, 'texts' | 'styles'>) =>
    texts.flatMap((text) => linkDiagnostics(text, styles.get(text.language))),
} satisfies Rule;

function linkDiagnostics(text: ContentText, style: Style | undefined): Problem[] {
  if (style === undefined) return [];
  return linksOf(text.rich).flatMap(({ start, children }): Problem | [] => {
    const linkText = children.map((child) => (child.type === 'text' ? child.text : '')).join('');
    if (!meaninglessLinkTextsOf(style).has(plainForm(linkText))) return [];
    return {
      ...locationOf(text, { start: start + 1, length: linkText.length }),
      message: `The link "${linkText}" does not say where it leads without its context.`,
      fix: 'Link the words that name the target.',
    };
  });
}

const meaninglessLinkTextsOf = memoizePerObject(
  ({ emptyLinks }: Style) => new Set(emptyLinks.map(plainForm)),
);

const plainForm = (text: string): string => normalizeWords(text).join(' ');
