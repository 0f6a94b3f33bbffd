import type { ContentRef, Diagnostic, FieldRef, RuleId } from '../diagnostics/diagnostic.ts';
import { definitionOf } from './definitions.ts';

export function mergeDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const superseded = new Set(diagnostics.flatMap(listSuperseded));
  const remaining = diagnostics.filter(({ rule, location, related = [] }) => {
    const fields = fieldsAmong([location, ...related.map((other) => other.location)]);
    return !fields.some(
      (field) => superseded.has(idOf(rule, field)) || superseded.has(idOf(rule, withoutPart(field))),
    );
  });
  const groups = Map.groupBy(remaining, ({ rule, location, message }) =>
    JSON.stringify([rule, { ...location, within: undefined }, message]),
  );
  return [...groups.values()].flatMap((group) => group.slice(0, 1).map((first) => withCount(first, group)));
}

function withCount(first: Diagnostic, group: readonly Diagnostic[]): Diagnostic {
  const count = new Set(
    group.map(({ location }) => ('path' in location ? location.within?.start : undefined)),
  ).size;
  return count === 1
    ? first
    : { ...first, message: `${first.message} It occurs ${count} times in this text.` };
}

function listSuperseded({ rule, location, related = [] }: Diagnostic): string[] {
  const { supersedes = [], supersedesIn } = definitionOf(rule);
  const fields =
    supersedesIn === 'part'
      ? fieldsAmong([location, ...related.map((other) => other.location)])
      : fieldsAmong([location]).map(withoutPart);
  return supersedes.flatMap((other) => fields.map((field) => idOf(other, field)));
}

const fieldsAmong = (locations: readonly ContentRef[]): FieldRef[] =>
  locations.filter((location) => 'path' in location);

const withoutPart = ({ file, path }: FieldRef): FieldRef => ({ file, path });

const idOf = (rule: RuleId, { file, path, within }: FieldRef): string =>
  JSON.stringify([rule, file, path, within?.start]);
