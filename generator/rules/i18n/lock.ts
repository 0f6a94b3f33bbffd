import { textFieldsIn } from '../../../schema/index.ts';
import type { Problem } from '../../../schema/rule.ts';
import type { ContentFile } from '../../content/content-file.ts';
import {
  ACCEPT_COMMAND,
  DAY_KEY,
  daysOf,
  isSharedKey,
  LOCK_FILE,
  lockKeyOf,
  pairsOf,
} from '../../content/lock.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import type { Rule, SiteContext, UnitContext } from '../rule-context.ts';

export const i18nLock = {
  id: 'i18n/lock',
  severity: 'note',
  summary: 'The lock file has no unused lines.',
  run: checkLockFile,
  runOnUnit: checkLines,
} satisfies Rule;

/** Lines of removed texts, several lines of one text, or several days. */
function checkLines({ files, lock }: Pick<UnitContext, 'files' | 'lock'>): Problem[] {
  return files.flatMap((file) => {
    const lines = lock?.files.get(file.source.path);
    if (lines === undefined || file.data === undefined) return [];
    const keys = keysOf(file);
    const unused = [...pairsOf(lines)].filter(
      ([key, pairs]) => !keys.has(key) || (pairs.length > 1 && !isSharedKey(key)),
    );
    const unusedKeys = [...(daysOf(lines).length > 1 ? [DAY_KEY] : []), ...unused.map(([key]) => key)];
    return unusedKeys.slice(0, 1).map((key) => unusedDiagnostic([file.source.path, key], unusedKeys.length));
  });
}

const keysOf = ({ schema, data }: ContentFile): ReadonlySet<string> =>
  new Set(textFieldsIn(schema, data).map(({ path }) => lockKeyOf(path, data)));

/** Reports each line of the lock file that the program did not write, and each file in it that does not exist. */
function checkLockFile({ files, lock, diagnostics }: SiteContext): Problem[] {
  if (lock === undefined) return [];
  const existingFiles = new Set(files.map(({ source }) => source.path));
  const unreadableFolders = diagnostics.flatMap(({ rule, location }) =>
    rule === 'file/unreadable' ? [`${location.file}/`] : [],
  );
  const removedFiles = [...lock.files].filter(
    ([file]) => !existingFiles.has(file) && !unreadableFolders.some((folder) => file.startsWith(folder)),
  );
  return [
    ...lock.unreadableLines.map(unreadableDiagnostic),
    ...removedFiles.map(([file, lines]) => unusedDiagnostic([file], lines.length)),
  ];
}

function unusedDiagnostic(path: readonly [file: string, ...key: string[]], count: number): Problem {
  return {
    location: { file: LOCK_FILE, path, part: 'key' },
    message: `${plural(count, 'line')} for ${path[0]} unused: the text is removed, or has another line.`,
    fix: `${ACCEPT_COMMAND} removes unused lines.`,
  };
}

function unreadableDiagnostic(line: number): Problem {
  return {
    severity: 'warning',
    location: { file: LOCK_FILE, span: { line, column: 1, endLine: line, endColumn: 2 } },
    message: 'The program did not write this line; it may come from a merge.',
    fix: `${ACCEPT_COMMAND} rewrites the file from the readable lines.`,
  };
}
