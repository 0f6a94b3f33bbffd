/** Checks interactive elements: their size, and whether a fixed element covers them when they have the focus (WCAG 2.4.11). Runs inside the page. */

import { isVisible } from './texts.ts';
import { uniqueViolations, type Violation, violationOf } from './violation.ts';

const controlSelector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

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

/** Shapes of a map are excluded, because the list beside it has the same links. */
export function listControls(): Element[] {
  return [...document.querySelectorAll(controlSelector)].filter(
    (control) => isVisible(control) && !(control instanceof SVGElement) && !control.matches('.skip-link'),
  );
}

function minimumSize(control: Element): number {
  if (isInSentence(control)) return INLINE_PX;
  return control.matches(largeSelector) ? LARGE_PX : USUAL_PX;
}

/** A link inside a sentence cannot be larger than its line. */
function isInSentence(control: Element): boolean {
  let ancestor = control;
  while (ancestor.parentElement !== null && getComputedStyle(ancestor).display === 'inline') {
    ancestor = ancestor.parentElement;
  }
  return ancestor !== control && ancestor.textContent?.trim() !== control.textContent?.trim();
}

/** In CSS pixels, with the labels of a checkbox. */
function targetSizeOf(control: Element): { readonly width: number; readonly height: number } {
  const labels = isCheckable(control) ? labelsOf(control) : [];
  const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
}

export function isCheckable(control: Element): boolean {
  return control.matches('[type="checkbox"], [type="radio"]');
}

function labelsOf(control: Element): Element[] {
  return control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
}

export function quote({ textContent }: Element): string {
  return `"${textContent?.trim().slice(0, 30)}"`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

const focusableSelector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const fixedSelector = '.top-bar, .bottom-bar > *';
/** Shares of the width and height at which a control is probed. */
const shares = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Also the first controls again from the end of the page. Less than half of a covered one is visible. */
export function findCoveredFocus(): Violation[] {
  const violations: Violation[] = [];
  const controls = [...document.querySelectorAll<HTMLElement>(focusableSelector)];
  const inTopBar = controls.filter((control) => control.closest('.top-bar') !== null);
  for (const control of [...controls, ...inTopBar]) {
    control.focus();
    if (document.activeElement !== control) continue;
    violations.push(...checkFocused(control));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return violations;
}

function checkFocused(control: Element): Violation[] {
  const visible = visibleShare(control);
  if (visible >= 0.5) return [];
  return [violationOf(control, `${Math.round(visible * 100)} % is visible when it has the focus`)];
}

function visibleShare(control: Element): number {
  const ownBar = control.closest(fixedSelector);
  const points = [...control.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .flatMap(({ left, top, width, height }) =>
      shares.flatMap((across) => shares.map((down) => [left + width * across, top + height * down] as const)),
    );
  const visible = points.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const cover = hit.closest(fixedSelector);
    return cover === null || cover === ownBar || cover.contains(control);
  });
  return points.length === 0 ? 0 : visible.length / points.length;
}
