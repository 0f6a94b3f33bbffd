/** Removes diagnostics that a more specific one already covers, and repetitions. */
import type { ContentRef, Diagnostic, FieldRef, RuleId } from '../diagnostics/diagnostic.ts';
import { definitionOf } from './catalogue.ts';

/** Returns the diagnostics without those that the catalogue calls superseded, each once in a text. */
export function removeSuperseded(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const superseded = new Set(diagnostics.flatMap(listSuperseded));
  const left = diagnostics.filter(({ rule, place, related = [] }) => {
    const fields = fieldsAmong([place, ...related.map((other) => other.place)]);
    return !fields.some(
      (field) => superseded.has(idOf(rule, field)) || superseded.has(idOf(rule, withoutPart(field))),
    );
  });
  const same = Map.groupBy(left, ({ rule, place, message }) =>
    JSON.stringify([rule, { ...place, within: undefined }, message]),
  );
  return [...same.values()].flatMap((group) => group.slice(0, 1).map((first) => counted(first, group)));
}

/** Returns the diagnostic with the number of parts of the text that have the same problem. */
function counted(first: Diagnostic, group: readonly Diagnostic[]): Diagnostic {
  const count = new Set(group.map(({ place }) => ('path' in place ? place.within?.start : undefined))).size;
  return count === 1 ? first : { ...first, message: `${first.message} This text has it ${count} times.` };
}

/** Lists the rules and places whose diagnostics a diagnostic supersedes. */
function listSuperseded({ rule, place, related = [] }: Diagnostic): string[] {
  const { supersedes = [], supersedesIn } = definitionOf(rule);
  const fields =
    supersedesIn === 'part'
      ? fieldsAmong([place, ...related.map((other) => other.place)])
      : fieldsAmong([place]).map(withoutPart);
  return supersedes.flatMap((other) => fields.map((field) => idOf(other, field)));
}

const fieldsAmong = (places: readonly ContentRef[]): FieldRef[] => places.filter((place) => 'path' in place);

const withoutPart = ({ file, path }: FieldRef): FieldRef => ({ file, path });

const idOf = (rule: RuleId, { file, path, within }: FieldRef): string =>
  JSON.stringify([rule, file, path, within?.start]);
