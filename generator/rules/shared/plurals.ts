import { isPlainObject } from '../../../schema/data-path.ts';
import { textFieldsIn } from '../../../schema/index.ts';
import type { ContentFile } from '../../content/content-file.ts';

export type WrittenPlural = ReturnType<typeof listPlurals>[number];

export function listPlurals({ source: { path: file }, fileType, schema, data }: ContentFile) {
  if (!('language' in fileType)) return [];
  return textFieldsIn(schema, data).flatMap(({ field, path, value: forms }) =>
    field.kind === 'plural' && isPlainObject(forms)
      ? [{ file, language: fileType.language, path, forms }]
      : [],
  );
}
