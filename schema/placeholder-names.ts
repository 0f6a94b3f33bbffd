import type { CollectionName, TextFileName } from './collections.ts';
import type { DataPath } from './data-path.ts';
import { countNames } from './ui.ts';

/** Unknown types count as having every form. */
export type NamedFigures = { readonly figures: Readonly<Record<string, NamedFigure>> };

/** A duration with `from` is a range. */
export type NamedFigure = { readonly kind: string; readonly from?: unknown };

export const builtInPlaceholders = [
  'agency',
  'agencyShort',
  'phone',
  'alternatePhone',
  'email',
  'license',
  'officeNames',
  'headOffice',
  'officeCounties',
  'countyNames',
] as const;

/** The collections whose names and order shared values print. */
export const namedCollections: readonly CollectionName[] = ['counties'];

const durationForms = ['', 'Within', 'Under', 'UpTo', 'AsLittleAs'] as const;
const ageForms = ['', 'AtLeast', 'Under'] as const;
const singleForm = [''] as const;
const allForms = [...new Set([...durationForms, ...ageForms])];
const formsByKind: Readonly<Record<string, readonly string[]>> = {
  duration: durationForms,
  age: ageForms,
  percent: singleForm,
  money: singleForm,
  moneyRange: singleForm,
  premium: singleForm,
  count: singleForm,
};

export type PlaceholderSources = NamedFigures & {
  readonly directory: readonly string[];
  readonly offices: readonly string[];
};

export function sharedNames(sources: PlaceholderSources): string[] {
  const offices = sources.offices.map(officePlaceholder);
  return [...builtInPlaceholders, ...countNames, ...offices, ...sources.directory, ...figureNames(sources)];
}

/** `southPasadenaOffice` for the id `south-pasadena`. */
export const officePlaceholder = (id: string): string =>
  `${id.replace(/-(.)/gu, (_, letter: string) => letter.toUpperCase())}Office`;

export const figureNames = ({ figures }: NamedFigures): string[] =>
  Object.entries(figures).flatMap(([name, figure]) => figureForms(name, figure));

/** `approvalTime`, `approvalTimeUnder`, …; a range has no other forms. */
export function figureForms(name: string, { kind, from }: NamedFigure): string[] {
  const forms = kind === 'duration' && from !== undefined ? singleForm : (formsByKind[kind] ?? allForms);
  return forms.map((form) => `${name}${form}`);
}

export const placeholderFiles = {
  figures: 'content/shared/business.yaml',
  directory: 'content/shared/directory.yaml',
  offices: 'content/shared/offices.yaml',
  phrases: 'ui.yaml',
} as const;

/** Ordinary texts may use all shared values; names, phrases and figures are such values and may use fewer. */
export type TextRole = 'ordinary' | 'name' | 'phrase' | 'figure';

export function roleOfText(file: TextFileName, [block, field]: DataPath): TextRole {
  if (file !== 'ui') return 'ordinary';
  if (block === 'phrases') return 'phrase';
  if (block === 'figures') return 'figure';
  return block === 'agency' && (field === 'name' || field === 'shortName') ? 'name' : 'ordinary';
}

/** `sign` is the same in every language; `office` may also be meant as a town. */
export type ValueForm = 'words' | 'sign' | 'percent' | 'money' | 'office';
