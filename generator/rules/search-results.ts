/** Titles and descriptions fit into search results and differ from page to page. */
import type { Rule } from '../../schema/rule.ts';
import type { SearchText } from '../content/content-index.ts';
import { locationOf } from '../content/content-text.ts';
import { findDuplicates } from '../content/find-duplicates.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { estimateWidth, TITLE_LIMIT, TITLE_WIDTH_LIMIT } from '../text/compose-title.ts';
import type { SiteContext } from './rule-context.ts';

const descriptionLength = { least: 70, most: 160 };

/** Reports each title or description that is too long, too short or a duplicate in its language. */
export const searchResults: Rule<Pick<SiteContext, 'searchTexts'>> = {
  ids: ['text/seo-length', 'text/seo-duplicate'],
  run: ({ searchTexts }) => [...searchTexts.flatMap(checkLength), ...checkDuplicates(searchTexts)],
};

function checkLength(text: SearchText): Diagnostic[] {
  const problem = text.field === 'title' ? titleProblem(text.printed) : descriptionProblem(text.printed);
  return problem === undefined ? [] : [{ rule: 'text/seo-length', ...locationOf(text), ...problem }];
}

type Problem = Pick<Diagnostic, 'message' | 'fix'>;

function titleProblem(title: string): Problem | undefined {
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

function descriptionProblem({ length }: string): Problem | undefined {
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

function checkDuplicates(all: readonly SearchText[]): Diagnostic[] {
  const duplicates = findDuplicates(all, ({ language, field, printed }) =>
    JSON.stringify([language, field, printed.toLowerCase().replace(/\s+/gu, ' ')]),
  );
  return duplicates.map(({ duplicate, first: { file, path } }) => ({
    rule: 'text/seo-duplicate',
    ...locationOf(duplicate),
    message: `Another page has this ${duplicate.field} too: ${file}. In search results the pages look the same.`,
    fix: `Write a ${duplicate.field} that is specific to this page.`,
    related: [{ location: { file, path }, label: 'first' }],
  }));
}
