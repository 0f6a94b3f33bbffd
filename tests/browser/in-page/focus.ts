/**
 * Finds controls that a fixed element covers when they have the focus (WCAG 2.4.11). Runs inside the page.
 */
import { type Violation, violationOf } from './violation.ts';

const controlSelector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const fixedSelector = '.top-bar, .bottom-bar > *';
/** Shares of the width and height at which a control is probed. */
const shares = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * Focuses every control in turn, and the first ones again from the end of the page. Returns a violation for
 * each control of which less than half is visible.
 */
export function findCoveredFocus(): Violation[] {
  const violations: Violation[] = [];
  const controls = [...document.querySelectorAll<HTMLElement>(controlSelector)];
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
