/** The check with axe-core, which `npm run browser` runs on the pages of the site. */
import { expect, it } from 'vitest';
import { findAxeViolations } from './accessibility.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

it('the check reports an element that breaks a rule, with its selector', async () => {
  // The content security policy would block the inline styles.
  const page = await openPage({ bypassCSP: true });
  await page.goto('/en/');
  await page.locator('main').evaluate((main) => {
    const small = 'style="inline-size: 12px; block-size: 12px; padding: 0; overflow: hidden"';
    main.insertAdjacentHTML(
      'afterbegin',
      `<img id="image"><p id="pale" style="color: #ddd">Pale</p><p id="grey" style="color: #666">Grey</p>
      <button ${small} id="one">One</button><button ${small}>Two</button>`,
    );
  });
  const found = (await findAxeViolations(page)).map(({ selector, problem }) => [
    selector,
    problem.split(':')[0],
  ]);
  for (const violation of [
    ['#image', 'image-alt'],
    ['#pale', 'color-contrast'],
    ['#grey', 'color-contrast-enhanced'],
    ['#one', 'target-size'],
  ])
    expect(found).toContainEqual(violation);
});
