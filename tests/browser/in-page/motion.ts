/** Finds animations, transitions and smooth scrolling. Runs inside the page. */
import { type Violation, violationOf } from './violation.ts';

/** Returns a violation for each element with a motion, each running animation and each view transition. */
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
