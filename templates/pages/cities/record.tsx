/** A city. */
import type { RecordPageKind } from '../../page-kind.ts';
import { CityPage } from './CityPage.tsx';
import { describeCity } from './describe-city.ts';

/** The kind of the pages. */
export const record: RecordPageKind<'cities'> = { template: CityPage, share: 'area', things: describeCity };
