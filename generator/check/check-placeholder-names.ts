/** Every placeholder has one meaning: no two shared values claim the same name. */
import { countNames, type DataPath } from '../../schema/index.ts';
import { builtInPlaceholders, figureForms } from '../../schema/placeholder-names.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { formatKey, isPlainObject, valueAt } from '../validate/data-path.ts';
import { findDirectory, findFacts, findFigures } from './find-facts.ts';

/** One problem for each figure, number or phrase whose name, or a form of it, is taken. */
export function checkPlaceholderNames(files: readonly ContentFile[]): Diagnostic[] {
  const owners = new Map<string, string>(
    [...builtInPlaceholders, ...countNames].map((name) => [name, 'built in']),
  );
  const figures = [...claimsOfFigures(files), ...claimsOfDirectory(files)];
  const found = figures.flatMap((claim) => checkClaim(claim, owners));
  // The same phrases stand in every language, so each file is compared with the figures, not with the others.
  const phrases = claimsOfPhrases(files).flatMap((claim) => checkClaim(claim, new Map(owners)));
  return [...found, ...phrases];
}

/** A name that a shared value gives to a placeholder. */
type Claim = { readonly name: string; readonly file: string; readonly path: DataPath };

function checkClaim({ name, file, path }: Claim, owners: Map<string, string>): Diagnostic[] {
  const key = formatKey(path);
  const owner = owners.get(name);
  owners.set(name, owner ?? `"${key}"`);
  if (owner === undefined) return [];
  return [
    {
      rule: 'text/placeholder',
      place: { file, path, part: 'key' },
      key,
      message: `"${key}" claims the placeholder {{${name}}}, which is ${owner === 'built in' ? owner : `that of ${owner}`} already.`,
      fix: 'Choose another name, and use it in every text.',
    },
  ];
}

function claimsOfFigures(files: readonly ContentFile[]): Claim[] {
  const business = findFacts(files, 'business');
  const figures = findFigures(files);
  if (business === undefined || figures === undefined) return [];
  return [...figures].flatMap(([own, figure]) =>
    figureForms(own, figure).map((name) => ({ name, file: business.file, path: ['figures', own] })),
  );
}

function claimsOfDirectory(files: readonly ContentFile[]): Claim[] {
  const file = findFacts(files, 'directory')?.file ?? '';
  return (findDirectory(files) ?? []).map((name) => ({ name, file, path: ['numbers', name] }));
}

function claimsOfPhrases(files: readonly ContentFile[]): Claim[] {
  const interfaces = files.filter(({ kind }) => kind.type === 'words' && kind.name === 'ui');
  return interfaces.flatMap(({ source, data }) => {
    const phrases = valueAt(data, ['phrases']);
    const names = isPlainObject(phrases) ? Object.keys(phrases) : [];
    return names.map((name) => ({ name, file: source.path, path: ['phrases', name] }));
  });
}
