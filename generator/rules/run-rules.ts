import type { Problem } from '../../schema/rule.ts';
import { noCache } from '../cache/cache.ts';
import type { ContentFile } from '../content/content-file.ts';
import { type ContentIndex, extractTextFacts, indexFiles } from '../content/content-index.ts';
import { markDrafts } from '../content/drafts.ts';
import { translationKey } from '../content/group-translations.ts';
import type { Diagnostic, RuleId } from '../diagnostics/diagnostic.ts';
import { keyOf } from '../files/hash.ts';
import { checks } from './definitions.ts';
import { mergeDiagnostics } from './merge-diagnostics.ts';
import type { AnyCheck, RuleOptions, SiteContext, UnitContext } from './rule-context.ts';

/** Includes the diagnostics of the earlier stages, without superseded ones. */
export function runRules(content: ContentIndex, options: RuleOptions = {}): readonly Diagnostic[] {
  const { files, diagnostics: earlier } = content;
  if (files.length === 0) return earlier;
  const {
    cache = noCache,
    release = false,
    drafts = false,
    age = false,
    acceptsFutureDates = false,
  } = options;
  const shared = keyOf(sharedInputsOf(content));
  const units = groupUnits(files).map((unit) =>
    cache.getOrCompute('checked', [shared, versionOf(unit, content)], () => {
      const index = indexFiles(content, unit);
      return { problems: runOnUnit(checks, index), ...extractTextFacts(index) };
    }),
  );
  const context: SiteContext = {
    ...content,
    links: units.flatMap(({ links }) => links),
    searchTexts: units.flatMap(({ searchTexts }) => searchTexts),
    ...{ release, drafts, age, acceptsFutureDates },
  };
  const facts = files.filter(({ fileType }) => !('language' in fileType));
  const factProblems = cache.getOrCompute('checked', [shared, release, versionOf(facts, content)], () =>
    checks.flatMap((check) => withId(check, check.runOnFacts?.(context))),
  );
  const siteProblems = checks.flatMap((check) => withId(check, check.run?.(context)));
  const found = [...units.flatMap(({ problems }) => problems), ...factProblems, ...siteProblems];
  return markDrafts(mergeDiagnostics([...earlier, ...found]), files);
}

export function runUnitRules(content: ContentIndex, ids: readonly RuleId[]): readonly Diagnostic[] {
  const selected = checks.filter(({ id }) => ids.includes(id));
  return groupUnits(content.files).flatMap((unit) => runOnUnit(selected, indexFiles(content, unit)));
}

const runOnUnit = (selected: readonly AnyCheck[], unit: UnitContext): Diagnostic[] =>
  selected.flatMap((check) => withId(check, check.runOnUnit?.(unit)));

const withId = ({ id }: AnyCheck, problems: readonly Problem[] = []): Diagnostic[] =>
  problems.map((problem) => ({ ...problem, rule: id }));

/** A text file with its translations, or a file of facts. */
const groupUnits = (files: readonly ContentFile[]): ContentFile[][] => [
  ...Map.groupBy(files, ({ fileType, source }) =>
    'language' in fileType ? translationKey(fileType) : source.path,
  ).values(),
];

/** Data of other files that unit rules read, part of the key of their cached results. */
function sharedInputsOf(content: ContentIndex): unknown {
  const { placeholders, styles, languages, languagesInOrder, referenceLanguage, sourceLanguage } = content;
  return [
    languages,
    languagesInOrder,
    referenceLanguage,
    sourceLanguage,
    [...styles],
    content.sharedValues,
    placeholders && Object.entries(placeholders).map(([name, values]) => [name, [...values]]),
    [...content.removedLines],
  ];
}

function versionOf(unit: readonly ContentFile[], { brokenPaths, lock }: ContentIndex): unknown {
  const state = unit.map(({ source: { path, hash } }) => [
    path,
    hash,
    brokenPaths.has(path),
    lock?.files.get(path),
  ]);
  return [lock !== undefined, state];
}
