import type { Problem } from '../../../schema/rule.ts';
import type { SearchText } from '../../content/content-index.ts';
import { locationOf } from '../../content/content-text.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import { estimateWidth, TITLE_LIMIT, TITLE_WIDTH_LIMIT } from '../../text/compose-title.ts';
import type { Rule, SiteContext } from '../rule-context.ts';

const descriptionLength = { least: 70, most: 160 };

export const textSeoLength = {
  id: 'text/seo-length',
  severity: 'warning',
  summary: 'Titles and descriptions fit into search results.',
  run: ({ searchTexts }: Pick<SiteContext, 'searchTexts'>) => searchTexts.flatMap(checkLength),
} satisfies Rule;

function checkLength(text: SearchText): Problem[] {
  const problem = text.field === 'title' ? titleProblem(text.printed) : descriptionProblem(text.printed);
  return problem === undefined ? [] : [{ ...locationOf(text), ...problem }];
}

function titleProblem(title: string) {
  const width = estimateWidth(title);
  if (title.length > TITLE_LIMIT) {
    return {
      message: `The title has ${title.length} characters; search results truncate it after about ${TITLE_LIMIT}.`,
      fix: `Shorten it by ${plural(title.length - TITLE_LIMIT, 'character')}.`,
    };
  }
  if (width <= TITLE_WIDTH_LIMIT) return undefined;
  return {
    message: `The title is about ${width} pixels wide; search results truncate it at about ${TITLE_WIDTH_LIMIT}.`,
    fix: 'Shorten it by a word, or use narrower letters.',
  };
}

function descriptionProblem({ length }: string) {
  const { least, most } = descriptionLength;
  if (length >= least && length <= most) return undefined;
  return {
    message: `The description has ${length} characters; search results show ${least} to ${most}.`,
    fix:
      length > most
        ? `Shorten it by ${plural(length - most, 'character')}.`
        : `Add ${plural(least - length, 'character')} or more.`,
  };
}
