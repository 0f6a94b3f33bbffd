/** The `updated` date of a post is not before its `published` date. */
import { valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FactContext, Rule } from '../rule.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}$/u;

/** Reports each post whose `updated` date is before its `published` date. */
export const updatedBeforePublished: Rule<FactContext> = {
  ids: ['text/updated-before-published'],
  run: checkPostDates,
};

function checkPostDates({ records }: FactContext): Diagnostic[] {
  return records('blog').flatMap(({ file, data }): Diagnostic[] => {
    const [published = '', updated = ''] = ['published', 'updated'].map((key) =>
      String(valueAt(data, [key])),
    );
    if (!isoDate.test(published) || !isoDate.test(updated) || published <= updated) return [];
    return [
      {
        rule: 'text/updated-before-published',
        location: { file, path: ['updated'] },
        key: 'updated',
        message: `The post says it was changed on ${updated}, before it appeared on ${published}.`,
        fix: { yaml: `updated: ${published}` },
        related: [{ location: { file, path: ['published'] }, label: 'published' }],
      },
    ];
  });
}
