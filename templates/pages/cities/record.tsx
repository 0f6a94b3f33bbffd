import type { RecordPageType } from '../page-type.ts';
import { CityPage } from './CityPage.tsx';
import { describeCity } from './describe-city.ts';

export const record: RecordPageType<'cities'> = {
  template: CityPage,
  structuredData: describeCity,
};
