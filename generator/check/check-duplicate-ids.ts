/** Ids that become addresses or anchors, and tags of languages, stand once. */
import { formatKey } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { pagesPrinting } from '../routes/route.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { type Placed, stringsIn } from '../validate/values-in.ts';
import { placeOf } from './content-text.ts';

/** One problem for each id or tag that was used before. */
export function checkDuplicateIds(files: readonly ContentFile[]): Diagnostic[] {
  return files.flatMap(({ source, kind, data }) => {
    const isAnchor = 'language' in kind;
    const taken = isAnchor ? pagesPrinting(kind).flatMap(({ sections }) => sections) : [];
    // In facts an id is one of its list; in words it is an anchor of the whole page.
    const ids = Map.groupBy(stringsIn(data).filter(isId), ([path, id]) =>
      isAnchor ? id : `${formatKey(path.slice(0, -2))} ${id}`,
    );
    return [...ids.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const repeats = others.map((again) => explainDuplicate(source.path, again, first));
      return taken.includes(first[1]) ? [explainTaken(source.path, first), ...repeats] : repeats;
    });
  });
}

/** Whether a string is the id, or the tag, of an item of a list. */
function isId([path]: Placed<string>): boolean {
  return ['id', 'tag'].includes(String(path.at(-1))) && typeof path.at(-2) === 'number';
}

function explainDuplicate(file: string, [path, id]: Placed<string>, [first]: Placed<string>): Diagnostic {
  return {
    rule: 'route/duplicate',
    ...placeOf({ file, path }),
    message: `"${id}" stands twice in this file: also at "${formatKey(first)}".`,
    fix: 'Give one of them a name of its own, the same in every language.',
    related: [{ place: { file, path: first }, label: 'first' }],
  };
}

function explainTaken(file: string, [path, id]: Placed<string>): Diagnostic {
  return {
    rule: 'route/duplicate',
    ...placeOf({ file, path }),
    message: `"${id}" is a section of the page already, so a link to it could mean either.`,
    fix: 'Choose another id, the same in every language.',
  };
}
