/**
 * Checks interactive elements: their size, and in forced colours their border and the colour of icons. Runs
 * inside the page.
 */

import { uniqueViolations, type Violation, violationOf } from './violation.ts';
import { isTransparent, isVisible } from './visible-texts.ts';

const controlSelector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/** The links and buttons that contact the agency, and the menu. */
const largeSelector = 'a[href^="tel:"], a[href^="sms:"], button[type="submit"], .menu > summary';

/** Minimum sizes in CSS pixels: of large controls, of all others, and of links in a sentence. */
const LARGE_PX = 48;
const USUAL_PX = 44;
const INLINE_PX = 24;

export function findSmallTargets(): Violation[] {
  const violations = listControls().flatMap((control) => {
    const { width, height } = targetSizeOf(control);
    const minimum = minimumSize(control);
    const isSmall = isInSentence(control) ? height < minimum : Math.min(width, height) < minimum - 0.1;
    return isSmall
      ? [
          violationOf(
            control,
            `${quote(control)} is ${round(width)} by ${round(height)} px, less than ${minimum}`,
          ),
        ]
      : [];
  });
  return uniqueViolations(violations);
}

/** Returns a violation for each boxed control without a border. Forced colours remove backgrounds and shadows. */
export function findMissingBorders(boxed: readonly Element[] = listBoxed()): Violation[] {
  return boxed
    .filter((control) => control.checkVisibility() && !hasBorder(control))
    .map((control) => violationOf(control, `${quote(control)} has no border`));
}

/**
 * Returns the controls that look like a box: native ones, and those with a background, a border or a shadow.
 */
export function listBoxed(): Element[] {
  return listControls().filter((control) => {
    const { backgroundColor, boxShadow } = getComputedStyle(control);
    const isNative = control.matches('button, input, select, textarea') && !isCheckable(control);
    return isNative || hasBorder(control) || boxShadow !== 'none' || !isTransparent(backgroundColor);
  });
}

/** Returns a violation for each icon whose colour differs from that of its text. */
export function findMiscolouredIcons(): Violation[] {
  const icons = [...document.querySelectorAll('svg.icon')].filter((icon) => icon.checkVisibility());
  const miscoloured = icons.filter((icon) => {
    const { stroke, fill, color } = getComputedStyle(icon);
    return stroke !== color && fill !== color;
  });
  return miscoloured.map((icon) => violationOf(icon, 'the icon does not have the colour of its text'));
}

/**
 * Returns the visible controls. Shapes of a map are excluded, because the list beside it has the same links.
 */
function listControls(): Element[] {
  return [...document.querySelectorAll(controlSelector)].filter(
    (control) => isVisible(control) && !(control instanceof SVGElement) && !control.matches('.skip-link'),
  );
}

function minimumSize(control: Element): number {
  if (isInSentence(control)) return INLINE_PX;
  return control.matches(largeSelector) ? LARGE_PX : USUAL_PX;
}

/** Returns whether a link is inside a sentence, where it cannot be larger than its line. */
function isInSentence(control: Element): boolean {
  let ancestor = control;
  while (ancestor.parentElement !== null && getComputedStyle(ancestor).display === 'inline') {
    ancestor = ancestor.parentElement;
  }
  return ancestor !== control && ancestor.textContent?.trim() !== control.textContent?.trim();
}

/** Returns the size of the area that can be clicked, which includes the labels of a checkbox. */
function targetSizeOf(control: Element): { readonly width: number; readonly height: number } {
  const labels = isCheckable(control) ? labelsOf(control) : [];
  const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
}

/** Returns whether the control is a checkbox or radio button, whose border browsers draw. */
function isCheckable(control: Element): boolean {
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
    return isDrawn && !isTransparent(property('color'));
  });
}

function quote({ textContent }: Element): string {
  return `"${textContent?.trim().slice(0, 30)}"`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
