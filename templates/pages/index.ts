/**
 * Every kind of page: for each name in `schema/collections.ts` the folder of that name, with `page.tsx` for a kind of
 * which there is one page, and `record.tsx` for one of which there are many.
 */
import { type CollectionName, collections, type PageName, pages } from '../../schema/index.ts';
import type { RecordPageKind, SinglePageKind } from '../page-kind.ts';

type PageModule<Name extends PageName = PageName> = { readonly page: SinglePageKind<Name> };
type RecordModule<Name extends CollectionName = CollectionName> = { readonly record: RecordPageKind<Name> };

const pageNames = Object.keys(pages);
const recordNames = Object.keys(collections);

/** Pages of which there is one. Each folder states its own name, which the types of a table could not say better. */
export const pageKinds = Object.fromEntries(
  await Promise.all(
    pageNames.map(async (name) => [name, ((await import(`./${name}/page.tsx`)) as PageModule).page]),
  ),
) as { readonly [Name in PageName]: SinglePageKind<Name> };

/** Pages of which there are many, one for each record. */
export const recordKinds = Object.fromEntries(
  await Promise.all(
    recordNames.map(async (name) => [name, ((await import(`./${name}/record.tsx`)) as RecordModule).record]),
  ),
) as { readonly [Name in CollectionName]: RecordPageKind<Name> };
