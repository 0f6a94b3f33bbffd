import { parse } from 'yaml';
import { formatOnOneLine } from '../../content/compare-translations.ts';
import { valuesIn } from '../../content/content-text.ts';
import { hashText } from '../../content/lock.ts';
import type { LocatedDiagnostic } from '../../diagnostics/diagnostic.ts';
import { type LocateOptions, locateDiagnostics } from '../../diagnostics/locate.ts';
import type { Build } from '../../pipeline/build-site.ts';
import { type History, openHistory } from '../../pipeline/read/read-history.ts';
import { severityOf } from '../../rules/definitions.ts';

/** With the previous text from Git when a source has changed. */
export function locateProblems(
  { diagnostics, sources }: Pick<Build, 'diagnostics' | 'sources'>,
  projectRoot: string,
  shownPerRule?: LocateOptions['shownPerRule'],
): LocatedDiagnostic[] {
  const findPreviousText = createPreviousTextFinder(openHistory(projectRoot));
  const reported = diagnostics.map((diagnostic) => {
    const { previous, message } = diagnostic;
    const text = previous && findPreviousText(previous.file, previous.hashes);
    return text === undefined
      ? diagnostic
      : { ...diagnostic, message: message.replace('\n', `\nwas  ${text}\n`) };
  });
  return locateDiagnostics(reported, { textOf: (file) => sources.get(file), severityOf, shownPerRule });
}

/** Reads each revision once, on demand. */
export function createPreviousTextFinder(history: History) {
  const files = new Map<
    string,
    { readonly unread: Iterator<string>; readonly revisions: ReadonlyMap<string, unknown>[] }
  >();
  return (file: string, hashes: readonly string[]): string | undefined => {
    const fileHistory = files.get(file) ?? { unread: history(file)[Symbol.iterator](), revisions: [] };
    files.set(file, fileHistory);
    for (let index = 0; ; index += 1) {
      if (index === fileHistory.revisions.length) {
        const next = fileHistory.unread.next();
        if (next.done === true) return undefined;
        fileHistory.revisions.push(valuesByHash(next.value));
      }
      const texts = fileHistory.revisions[index];
      const found = hashes.find((hash) => texts?.has(hash));
      if (found !== undefined) return formatOnOneLine(texts?.get(found));
    }
  };
}

function valuesByHash(text: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(valuesIn(parse(text)).map(([, value]) => [hashText(value), value]));
  } catch {
    return new Map();
  }
}
