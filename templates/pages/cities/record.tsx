/** A city. */
import type { RecordPageType } from '../../page-type.ts';
import { CityPage } from './CityPage.tsx';
import { describeCity } from './describe-city.ts';

/** Declares the page type of the records. */
export const record: RecordPageType<'cities'> = {
  template: CityPage,
  share: 'area',
  structuredData: describeCity,
};
