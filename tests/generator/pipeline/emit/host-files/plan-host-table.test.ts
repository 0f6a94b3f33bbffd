import { expect, it } from 'vitest';
import { planHostTable } from '../../../../../generator/pipeline/emit/host-files/plan-host-table.ts';
import { siteModel } from '../../../../site-model.ts';
import { plainAssets } from '../../bundle/plain-assets.ts';

const off = { ...siteModel.hosting, includeSubDomains: false, hstsPreload: false };

it.each([
  [off, 'max-age=63072000'],
  [{ ...off, includeSubDomains: true }, 'max-age=63072000; includeSubDomains'],
  [{ ...off, hstsPreload: true }, 'max-age=63072000; includeSubDomains; preload'],
])('requires HTTPS of subdomains when the settings say so or allow preloading', (hosting, expected) => {
  const { headers } = planHostTable({ ...siteModel, hosting }, plainAssets, []);
  expect(headers['Strict-Transport-Security']).toBe(expected);
});
