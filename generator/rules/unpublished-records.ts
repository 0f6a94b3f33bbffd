/** Reports records that are not published, which their writers may not expect. */
import type { Rule } from '../../schema/rule.ts';
import { locationOf } from '../content/content-text.ts';
import { describeStatus } from '../content/routes/unpublished-records.ts';
import type { SiteContext } from './rule-context.ts';

/** Reports each record that is a draft or scheduled. */
export const unpublishedRecords: Rule<Pick<SiteContext, 'unpublished'>> = {
  ids: ['route/held-back'],
  run: ({ unpublished }) =>
    unpublished.map((record) => ({
      rule: 'route/held-back',
      ...locationOf({ file: record.file, path: [record.from === undefined ? 'draft' : 'published'] }),
      message: `${record.address} is not published: it ${describeStatus(record)}.`,
      fix: `npm run generate -- ${record.from === undefined ? '--drafts' : `--date ${record.from}`} shows it.`,
    })),
};
