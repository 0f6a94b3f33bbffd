import { isPlainObject, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, textFieldsIn } from '../../../schema/index.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { valuesIn } from '../../content/content-text.ts';
import type { UnitContext } from '../rule-context.ts';

export type BlockList = {
  readonly file: string;
  readonly path: DataPath;
  readonly blocks: readonly unknown[];
};

/** Only in the reference language, because every language has the same blocks. */
export function listBlocks(context: Pick<UnitContext, 'files' | 'referenceLanguage'>): BlockList[] {
  return context.files.flatMap(({ fileType, source, data }) => {
    if (!('language' in fileType) || fileType.language !== context.referenceLanguage) return [];
    return valuesIn(data).flatMap(([path, blocks]) =>
      path.at(-1) === 'blocks' && Array.isArray(blocks) ? [{ file: source.path, path, blocks }] : [],
    );
  });
}

export const isOfType = (block: unknown, type: string): boolean => valueAt(block, ['type']) === type;

/** Headings are short anyway, and cells of tables may have several numbers. */
export const paragraphsOf = ({ texts }: Pick<UnitContext, 'texts'>) =>
  texts.filter(({ field, path }) => field.kind === 'rich' && !path.includes('rows'));

export type WrittenPlural = ReturnType<typeof listPlurals>[number];

export function listPlurals({ source: { path: file }, fileType, schema, data }: ContentFile) {
  if (!('language' in fileType)) return [];
  return textFieldsIn(schema, data).flatMap(({ field, path, value: forms }) =>
    field.kind === 'plural' && isPlainObject(forms)
      ? [{ file, language: fileType.language, path, forms }]
      : [],
  );
}
