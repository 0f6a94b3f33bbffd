import { type Examples, license, licenseArabic, licenseSpanish } from '../example-data.ts';
import type { LicenseLineProps } from './LicenseLine.tsx';

export const licenseLineExamples: Examples<LicenseLineProps> = {
  english: { license },
  arabic: { license: licenseArabic },
  spanish: { license: licenseSpanish },
};
