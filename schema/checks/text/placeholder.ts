import { type DataPath, formatKey, isPlainObject, valueAt } from '../../data-path.ts';
import { findDirectoryPaths, findFigures, findOffices } from '../../find-placeholders.ts';
import { builtInPlaceholders, figureForms, officePlaceholder } from '../../placeholder-names.ts';
import type { Check, Problem, RuleContext } from '../../rule.ts';
import { countNames } from '../../ui.ts';

/** Every placeholder has one meaning: names of shared values are unique. */
export const textPlaceholder = { id: 'text/placeholder', run: checkPlaceholderNames } satisfies Check;

function checkPlaceholderNames(content: RuleContext): Problem[] {
  const owners = new Map<string, string>(
    [...builtInPlaceholders, ...countNames].map((name) => [name, 'built in']),
  );
  const figures = [
    ...definitionsOfOffices(content),
    ...definitionsOfFigures(content),
    ...definitionsOfDirectory(content),
  ];
  const found = figures.flatMap((definition) => checkDefinition(definition, owners));
  // Every language has the same phrases, so each file is compared with the figures, not with the others.
  const phrases = definitionsOfPhrases(content).flatMap((definition) =>
    checkDefinition(definition, new Map(owners)),
  );
  return [...found, ...phrases];
}

type Definition = { readonly name: string; readonly file: string; readonly path: DataPath };

function checkDefinition({ name, file, path }: Definition, owners: Map<string, string>): Problem | [] {
  const key = formatKey(path);
  const owner = owners.get(name);
  owners.set(name, owner ?? `"${key}"`);
  if (owner === undefined) return [];
  return {
    location: { file, path, part: 'key' },
    key,
    message: `"${key}" defines the placeholder {{${name}}}, which is ${owner === 'built in' ? owner : `that of ${owner}`} already.`,
    fix: 'Choose another name, and use it in every text.',
  };
}

function definitionsOfFigures(content: RuleContext): Definition[] {
  const business = content.facts('business');
  const figures = findFigures(content);
  if (business === undefined || figures === undefined) return [];
  return [...figures].flatMap(([figureName, figure]) => {
    const path = ['figures', figureName];
    return figureForms(figureName, figure).map((name) => ({ name, file: business.file, path }));
  });
}

function definitionsOfOffices(content: RuleContext): Definition[] {
  const file = content.facts('offices')?.file ?? '';
  // The rule route/duplicate reports a duplicate id.
  const ids = [...new Set(findOffices(content))];
  return ids.map((id) => ({ name: officePlaceholder(id), file, path: ['offices'] }));
}

function definitionsOfDirectory(content: RuleContext): Definition[] {
  const file = content.facts('directory')?.file ?? '';
  return (findDirectoryPaths(content) ?? []).map((path) => ({ name: path[1], file, path }));
}

const definitionsOfPhrases = ({ textFiles }: RuleContext): Definition[] =>
  textFiles('ui').flatMap(({ file, data }) => {
    const phrases = valueAt(data, ['phrases']);
    const names = isPlainObject(phrases) ? Object.keys(phrases) : [];
    return names.map((name) => ({ name, file, path: ['phrases', name] }));
  });
