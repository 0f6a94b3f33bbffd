import { expect, it } from 'vitest';
import { formatRedirectsFile } from '../../../../generator/emit/hosts/format-redirects-file.ts';
import { findRedirect } from '../../../../generator/preview/host-rules.ts';
import { makeSampleTable } from './sample-table.ts';

const table = makeSampleTable();
const text = formatRedirectsFile(table);

it.each([
  ['/blog/nowhere', '/blog/404.html'],
  ['/blog/category/nowhere', '/blog/404.html'],
  ['/en/nowhere', '/en/404.html'],
  ['/en/nowhere/deep', '/en/404.html'],
  ['/en/blog/nowhere', '/en/blog/404.html'],
  ['/nowhere', undefined],
  ['/english', undefined],
])('says of %s what the table says, and leaves the rest to the root: %s', (address, file) => {
  expect(findRedirect(text, address)).toEqual(file === undefined ? undefined : { to: file, status: 404 });
  const { file: expected } = table.missing.find(({ under }) => address.startsWith(under)) ?? {};
  expect(file ?? '/404.html').toBe(expected);
});
