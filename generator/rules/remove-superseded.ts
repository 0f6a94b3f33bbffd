/** Removes diagnostics that a more specific one already covers, and duplicates. */
import type { ContentRef, Diagnostic, FieldRef, RuleId } from '../diagnostics/diagnostic.ts';
import { definitionOf } from './catalogue.ts';

/** Returns the diagnostics without superseded ones, and merges equal ones of a text. */
export function removeSuperseded(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const superseded = new Set(diagnostics.flatMap(listSuperseded));
  const left = diagnostics.filter(({ rule, location, related = [] }) => {
    const fields = fieldsAmong([location, ...related.map((other) => other.location)]);
    return !fields.some(
      (field) => superseded.has(idOf(rule, field)) || superseded.has(idOf(rule, withoutPart(field))),
    );
  });
  const same = Map.groupBy(left, ({ rule, location, message }) =>
    JSON.stringify([rule, { ...location, within: undefined }, message]),
  );
  return [...same.values()].flatMap((group) => group.slice(0, 1).map((first) => counted(first, group)));
}

/** Returns the diagnostic with the number of parts of the text that have the same problem. */
function counted(first: Diagnostic, group: readonly Diagnostic[]): Diagnostic {
  const count = new Set(
    group.map(({ location }) => ('path' in location ? location.within?.start : undefined)),
  ).size;
  return count === 1
    ? first
    : { ...first, message: `${first.message} It occurs ${count} times in this text.` };
}

/** Lists the rules and places whose diagnostics a diagnostic supersedes. */
function listSuperseded({ rule, location, related = [] }: Diagnostic): string[] {
  const { supersedes = [], supersedesIn } = definitionOf(rule);
  const fields =
    supersedesIn === 'part'
      ? fieldsAmong([location, ...related.map((other) => other.location)])
      : fieldsAmong([location]).map(withoutPart);
  return supersedes.flatMap((other) => fields.map((field) => idOf(other, field)));
}

const fieldsAmong = (places: readonly ContentRef[]): FieldRef[] =>
  places.filter((location) => 'path' in location);

const withoutPart = ({ file, path }: FieldRef): FieldRef => ({ file, path });

const idOf = (rule: RuleId, { file, path, within }: FieldRef): string =>
  JSON.stringify([rule, file, path, within?.start]);
