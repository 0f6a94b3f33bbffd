/** Checks a page with settings of visitors: reduced motion and forced colors. Runs inside the page. */
import { isCheckable, listControls, quote } from './controls.ts';
import { isTransparent } from './texts.ts';
import { type Violation, violationOf } from './violation.ts';

/** Forced colors remove backgrounds and shadows. */
export function findMissingBorders(boxed: readonly Element[] = listBoxed()): Violation[] {
  return boxed
    .filter((control) => control.checkVisibility() && !hasBorder(control))
    .map((control) => violationOf(control, `${quote(control)} has no border`));
}

/** Native controls, and those with a background, a border or a shadow. */
export function listBoxed(): Element[] {
  return listControls().filter((control) => {
    const { backgroundColor, boxShadow } = getComputedStyle(control);
    const isNative = control.matches('button, input, select, textarea') && !isCheckable(control);
    return isNative || hasBorder(control) || boxShadow !== 'none' || !isTransparent(backgroundColor);
  });
}

export function findMiscoloredIcons(): Violation[] {
  const icons = [...document.querySelectorAll('svg.icon')].filter((icon) => icon.checkVisibility());
  const miscolored = icons.filter((icon) => {
    const { stroke, fill, color } = getComputedStyle(icon);
    return stroke !== color && fill !== color;
  });
  return miscolored.map((icon) => violationOf(icon, 'the icon does not have the color of its text'));
}

function hasBorder(control: Element): boolean {
  const style = getComputedStyle(control);
  return ['top', 'right', 'bottom', 'left'].every((side) => {
    const property = (name: string) => style.getPropertyValue(`border-${side}-${name}`);
    const isDrawn = property('style') !== 'none' && Number.parseFloat(property('width')) >= 1;
    return isDrawn && !isTransparent(property('color'));
  });
}

export function findMotion(): Violation[] {
  const moving = [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudoElement) =>
      motionsOf(getComputedStyle(element, pseudoElement)).map((motion) =>
        violationOf(element, `${pseudoElement ?? 'it'} ${motion}`),
      ),
    ),
  );
  const running = document.getAnimations().map(() => violationOf(document.body, 'an animation runs'));
  return [...moving, ...running, ...findViewTransitions()];
}

function motionsOf(style: CSSStyleDeclaration): string[] {
  const { transitionDuration, animationName, scrollBehavior } = style;
  return [
    ...(transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0)
      ? ['has a transition']
      : []),
    ...(animationName.split(',').some((name) => name.trim() !== 'none') ? ['has an animation'] : []),
    ...(scrollBehavior === 'smooth' ? ['scrolls smoothly'] : []),
  ];
}

function findViewTransitions(): Violation[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter(({ cssText }) => cssText.startsWith('@view-transition'))
    .map(() => violationOf(document.documentElement, 'pages change with a view transition'));
}
