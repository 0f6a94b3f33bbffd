/** Every template in every language, as visitors change it for themselves; `npm run layout` looks at every page. */
import { expect, it } from 'vitest';
import { findLayoutFaults, openLayoutPage } from './find-layout-faults.ts';
import { samplePages } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const visitor = useBuiltSite();

it.each(samplePages())('$address is read and used however it is looked at', async ({ address }) => {
  const page = await openLayoutPage(visitor.browser, visitor.site.origin);
  expect(await findLayoutFaults(page, address)).toEqual([]);
  await page.context().close();
});
