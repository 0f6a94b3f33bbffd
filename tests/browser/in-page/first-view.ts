/** Checks the first screen of a page: heading, lead, a call and the licence. Runs inside the page. */
import { type Violation, violationOf } from './violation.ts';
import { isTransparent } from './visible-texts.ts';

/** The lead of a page, and the paragraphs of a post, which has no lead. */
const lead = '.hero .lead';
const text = '.blocks p';

/**
 * Returns a violation for each selector without a completely visible element, and for a hidden or doubled call
 * button, a hidden lead, and a licence without the name of the agency or smaller than a telephone number. The
 * page must not be scrolled.
 */
export function findHiddenAtFirst(selectors: readonly string[] = ['h1']): Violation[] {
  // A post begins with its text instead of a lead.
  const hasLead = document.querySelector(lead) !== null;
  const hidden = selectors.filter(
    (selector) => (hasLead || selector !== lead) && !isCompletelyVisible(selector),
  );
  return [
    ...hidden.map((selector) => ({ selector, problem: 'is not completely visible' })),
    ...findCallProblems(),
    ...(isBeginVisible(hasLead ? lead : text)
      ? []
      : [{ selector: lead, problem: 'its first line is hidden' }]),
    ...(hasAgencyName() ? [] : [{ selector: '.hero .license-block', problem: 'does not name the agency' }]),
    ...findSmallLicenses(),
  ];
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

/** Returns a violation unless exactly one filled call button is visible: in the hero or in the call bar. */
function findCallProblems(): Violation[] {
  const isInHero = isCompletelyVisible('.hero .call-button');
  const isFilledInBar = [...document.querySelectorAll('.call-bar a[href^="tel:"]')].some(
    (call) => isShown(call) && !isTransparent(getComputedStyle(call).backgroundColor),
  );
  if (isInHero !== isFilledInBar) return [];
  return [{ selector: '.hero', problem: `shows ${isInHero ? 'two' : 'no'} filled call buttons` }];
}

/** Returns whether the first line of an element is visible, which a text need not be on screens of less than 800 px. */
function isBeginVisible(selector: string): boolean {
  if (selector === text && innerHeight < 800) return true;
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

/** Returns a violation for the hero or a footer without exactly one block of licences, all as large as a number. */
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
            `has ${blocks} blocks of licences, or one of ${smallest} px, smaller than a number`,
          ),
        ];
  });
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
