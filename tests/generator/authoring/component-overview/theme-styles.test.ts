import { expect, it } from 'vitest';
import { fixTheme } from '../../../../generator/authoring/component-overview/format-frame.ts';

const css =
  ':root{color-scheme:light dark}@media(prefers-color-scheme:dark) and (width > 1px){a{color:red}}' +
  '@media ( prefers-color-scheme : light ){a{color:blue}}';

it('fixTheme replaces every media query on colour schemes by its result for one theme', () => {
  expect(fixTheme(css, 'dark')).toBe(
    ':root{color-scheme: dark}@media(width >= 0px) and (width > 1px){a{color:red}}' +
      '@media (width < 0px){a{color:blue}}',
  );
  expect(fixTheme(css, 'light')).toContain('color-scheme: light}');
  expect(fixTheme(css, 'light')).toContain('@media (width >= 0px){a{color:blue}}');
});
