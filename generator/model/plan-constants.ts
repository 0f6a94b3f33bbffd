/** Shared values as each language prints them, so that checks can find them typed out and measure texts that use them. */
import type { Business, CollectionName, Directory, OfficesFacts, Site, Ui } from '../../schema/index.ts';
import type { Constant } from '../check/constant.ts';
import { createTranslator, MissingTextError } from '../text/translator.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { planPlaceholderValues, type SharedFacts } from './placeholder-values.ts';

/** All values of placeholders, for the languages whose files are valid. */
export function planConstants(files: readonly ContentFile[]): Constant[] {
  const site = recordOf<Site>(files, 'facts', 'site');
  const business = recordOf<Business>(files, 'facts', 'business');
  const directory = recordOf<Directory>(files, 'facts', 'directory');
  if (site === undefined || business === undefined || directory === undefined || !isPrintable(business))
    return [];
  const facts = { site, business, directory, counts: countRecords(files) };
  return files.flatMap(({ kind, record }) => {
    if (kind.type !== 'words' || kind.name !== 'ui' || record === undefined) return [];
    // The record was validated by the schema of ui.yaml.
    return constantsOf(kind.language, facts, record as Ui);
  });
}

function constantsOf(language: string, facts: SharedFacts, ui: Ui): Constant[] {
  const printed = printAll(language, facts, ui);
  return Object.entries(printed).map(([name, value]) => ({
    language,
    name,
    printed: String(value),
    isDistinctive: isDistinctive(name, facts),
  }));
}

/** Whether premiums can be computed; ref/unknown tells when a name stands for no figure of the right kind. */
function isPrintable({ figures, premiumRate }: Business): boolean {
  const premiums = Object.values(figures).filter((figure) => figure.kind === 'premium');
  return (
    figures[premiumRate]?.kind === 'percent' && premiums.every(({ of }) => figures[of]?.kind === 'money')
  );
}

/** Empty when a text of ui.yaml names an unknown placeholder, which text/placeholder tells. */
function printAll(language: string, facts: SharedFacts, ui: Ui) {
  try {
    return planPlaceholderValues(facts, ui, createTranslator(language));
  } catch (fault) {
    if (fault instanceof MissingTextError) return {};
    throw fault;
  }
}

/**
 * Whether a value, printed, can hardly stand for anything else: a number to call, an amount, a range of hours.
 * "48 hours" alone may as well be a period of law, and "24" a house number.
 */
function isDistinctive(name: string, { business, directory, counts }: SharedFacts): boolean {
  if (['phone', 'alternatePhone', 'email', 'license'].includes(name)) return true;
  if (name in directory.numbers || name in counts) return true;
  const figure = business.figures[name];
  if (figure === undefined) return false;
  return figure.kind === 'duration'
    ? figure.from !== undefined
    : figure.kind !== 'count' && figure.kind !== 'age';
}

/** How many records there are, read without trusting that all of them are valid. */
function countRecords(files: readonly ContentFile[]): SharedFacts['counts'] {
  const records = (name: CollectionName) =>
    files.filter(({ kind }) => kind.type === 'collection-facts' && kind.name === name).length;
  return {
    officeCount: recordOf<OfficesFacts>(files, 'facts', 'offices')?.offices.length ?? 0,
    countyCount: records('counties'),
    serviceCount: records('services'),
  };
}

function recordOf<T>(files: readonly ContentFile[], type: 'facts', name: string): T | undefined {
  const file = files.find(({ kind }) => kind.type === type && kind.name === name);
  // The record was validated by the schema that the table names for the file.
  return file?.record as T | undefined;
}
