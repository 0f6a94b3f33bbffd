/** What can be pressed or filled in: its size and its edge where colours are forced. Runs inside the page. */

import { isClear, isSeen } from './text-pieces.ts';
import { uniqueViolations, type Violation, violationOf } from './violation.ts';

const controlSelector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/** What one reaches the agency by, and the menu. */
const largeSelector = 'a[href^="tel:"], a[href^="sms:"], button[type="submit"], .menu > summary';

/** Least sizes in CSS pixels: of large controls, of all others, and of words in a sentence. */
const LARGE_PX = 48;
const USUAL_PX = 44;
const INLINE_PX = 24;

/** Returns a violation for each control that is too small to be hit. */
export function findSmallTargets(): Violation[] {
  const violations = listControls().flatMap((control) => {
    const { width, height } = targetOf(control);
    const least = leastSize(control);
    const isSmall = isInSentence(control) ? height < least : Math.min(width, height) < least - 0.1;
    return isSmall
      ? [
          violationOf(
            control,
            `${quote(control)} is ${round(width)} by ${round(height)} px, less than ${least}`,
          ),
        ]
      : [];
  });
  return uniqueViolations(violations);
}

/** Returns a violation for each control that has an edge or a ground of its own, and loses it where colours are forced. */
export function findEdgeless(boxed: readonly Element[] = listBoxed()): Violation[] {
  return boxed
    .filter((control) => control.checkVisibility() && !hasBorder(control))
    .map((control) => violationOf(control, `${quote(control)} has no edge`));
}

/** Controls that look like a box: native ones, and those with a ground, an edge or a shadow of their own. */
export function listBoxed(): Element[] {
  return listControls().filter((control) => {
    const { backgroundColor, boxShadow } = getComputedStyle(control);
    const isNative = control.matches('button, input, select, textarea') && !isTick(control);
    return isNative || hasBorder(control) || boxShadow !== 'none' || !isClear(backgroundColor);
  });
}

/** Returns a violation for each icon that does not take the colour of the words beside it. */
export function findOddIcons(): Violation[] {
  const icons = [...document.querySelectorAll('svg.icon')].filter((icon) => icon.checkVisibility());
  const odd = icons.filter((icon) => {
    const { stroke, fill, color } = getComputedStyle(icon);
    return stroke !== color && fill !== color;
  });
  return odd.map((icon) => violationOf(icon, 'the icon does not have the colour of its text'));
}

/** The shapes of a map are left out: the list beside it leads to the same pages. */
function listControls(): Element[] {
  return [...document.querySelectorAll(controlSelector)].filter(
    (control) => isSeen(control) && !(control instanceof SVGElement) && !control.matches('.skip-link'),
  );
}

function leastSize(control: Element): number {
  if (isInSentence(control)) return INLINE_PX;
  return control.matches(largeSelector) ? LARGE_PX : USUAL_PX;
}

/** Words that lead somewhere in the middle of other words cannot be larger than their line. */
function isInSentence(control: Element): boolean {
  let around = control;
  while (around.parentElement !== null && getComputedStyle(around).display === 'inline') {
    around = around.parentElement;
  }
  return around !== control && around.textContent?.trim() !== control.textContent?.trim();
}

/** A box to tick is hit by its label, too. */
function targetOf(control: Element): { readonly width: number; readonly height: number } {
  const labels = isTick(control) ? labelsOf(control) : [];
  const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
}

/** A box to tick; browsers draw its edge themselves. */
function isTick(control: Element): boolean {
  return control.matches('[type="checkbox"], [type="radio"]');
}

function labelsOf(control: Element): Element[] {
  return control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
}

function hasBorder(control: Element): boolean {
  const style = getComputedStyle(control);
  return ['top', 'right', 'bottom', 'left'].every((side) => {
    const property = (name: string) => style.getPropertyValue(`border-${side}-${name}`);
    const isDrawn = property('style') !== 'none' && Number.parseFloat(property('width')) >= 1;
    return isDrawn && !isClear(property('color'));
  });
}

function quote({ textContent }: Element): string {
  return `"${textContent?.trim().slice(0, 30)}"`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
