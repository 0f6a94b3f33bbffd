/** The papers of a bond, drawn. */
import type { SinglePageKind } from '../../page-kind.ts';
import { PapersPage } from './PapersPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'papers'> = { template: PapersPage, share: 'guide' };
