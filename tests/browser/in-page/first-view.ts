/** Checks the first screen of a page: heading, lead, a call and the license. Runs inside the page. */

import { isTransparent } from './texts.ts';
import { type Violation, violationOf } from './violation.ts';

/** Parts of the first screen. The lead of a post is its first paragraph, which need not be visible completely. */
const selectors = {
  heading: 'h1',
  lead: '.hero .lead',
  'license check': '.hero .license-block__check',
  'city field': '#where input',
  'number of a city': '#where a[href^="tel:"]',
  'squares of the fee': '#cost .square-row',
  'squares of the hours': '#when .square-row',
  where: '#where',
  cost: '#cost',
  when: '#when',
  ask: '#ask',
} as const;
const postText = '.blocks p';

export type FirstViewPart = keyof typeof selectors;

/** The page must not be scrolled. A license must not be smaller than a telephone number. */
export function findHiddenAtFirst(parts: readonly FirstViewPart[] = ['heading']): Violation[] {
  const hasLead = document.querySelector(selectors.lead) !== null;
  return [
    ...findHiddenParts(parts.filter((part) => hasLead || part !== 'lead')),
    ...findCallProblems(),
    ...(isBeginVisible(hasLead ? selectors.lead : postText)
      ? []
      : [{ selector: selectors.lead, problem: 'its first line is hidden' }]),
    ...(hasAgencyName() ? [] : [{ selector: '.hero .license-block', problem: 'does not name the agency' }]),
    ...findSmallLicenses(),
  ];
}

export function findHiddenParts(parts: readonly FirstViewPart[]): Violation[] {
  const hidden = parts.map((part) => selectors[part]).filter((selector) => !isCompletelyVisible(selector));
  return hidden.map((selector) => ({ selector, problem: 'is not completely visible' }));
}

function isCompletelyVisible(selector: string): boolean {
  const top = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
  const bar = document.querySelector('.bottom-bar__row');
  const end = bar !== null && isShown(bar) ? bar.getBoundingClientRect().top : innerHeight;
  return [...document.querySelectorAll(selector)].some((element) => {
    const box = element.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= end;
  });
}

function findCallProblems(): Violation[] {
  const isInHero = isCompletelyVisible('.hero .call-button');
  const isFilledInBar = [...document.querySelectorAll('.call-bar a[href^="tel:"]')].some(
    (call) => isShown(call) && !isTransparent(getComputedStyle(call).backgroundColor),
  );
  if (isInHero !== isFilledInBar) return [];
  return [{ selector: '.hero', problem: `shows ${isInHero ? 'two' : 'no'} filled call buttons` }];
}

/** On screens of less than 800 px, the first line of a text need not be visible. */
function isBeginVisible(selector: string): boolean {
  if (selector === postText && innerHeight < 800) return true;
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(selector) ?? document.body);
  const end = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0;
  return (range.getClientRects()[0]?.bottom ?? Number.POSITIVE_INFINITY) <= end;
}

function hasAgencyName(): boolean {
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  const license = document.querySelector<HTMLElement>('.hero .license-block')?.innerText;
  return name !== undefined && license?.includes(name) === true;
}

/** The hero and the footers must have exactly one block of licenses, all as large as a number. */
function findSmallLicenses(): Violation[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return [...document.querySelectorAll('.hero, .footer')].flatMap((block) => {
    const numbers = [...block.querySelectorAll('a[href^="tel:"]')];
    const sizes = numbers.map((link) => sizeOf(link.querySelector('bdi') ?? link));
    const licenseSizes = [...block.querySelectorAll('.license-block__number')].map(sizeOf);
    const smallest = Math.min(...licenseSizes);
    const blocks = block.querySelectorAll('.license-block').length;
    return blocks === 1 && licenseSizes.length > 0 && smallest >= Math.max(...sizes)
      ? []
      : [
          violationOf(
            block,
            `has ${blocks} blocks of licenses, or one of ${smallest} px, smaller than a number`,
          ),
        ];
  });
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
