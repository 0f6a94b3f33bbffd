import { locationOf } from '../../content/content-text.ts';
import { describeStatus } from '../../content/routes/unpublished-records.ts';
import type { Rule } from '../rule-context.ts';

export const routeUnpublished = {
  id: 'route/unpublished',
  severity: 'note',
  summary: 'A draft or scheduled record is not published.',
  run: ({ unpublished }) =>
    unpublished.map((record) => ({
      ...locationOf({ file: record.file, path: [record.from === undefined ? 'draft' : 'published'] }),
      message: `${record.address} is not published: it ${describeStatus(record)}.`,
      fix: `npm run generate -- ${record.from === undefined ? '--drafts' : `--date ${record.from}`} shows it.`,
    })),
} satisfies Rule;
