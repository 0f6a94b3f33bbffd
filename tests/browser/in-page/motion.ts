/** Finds what moves by itself. Runs inside the page. */

/** One sentence for each element that would move. */
export function findMotion(): string[] {
  const moving = [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) =>
      motionsOf(getComputedStyle(element, part)).map((motion) => `${describe(element, part)} ${motion}`),
    ),
  );
  const running = document.getAnimations().map(() => 'an animation runs');
  return [...new Set([...moving, ...running, ...viewTransitions()])];
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

function viewTransitions(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter(({ cssText }) => cssText.startsWith('@view-transition')).map(() => 'pages move over');
}

function describe(element: Element, part = ''): string {
  return `${element.localName}.${element.getAttribute('class') ?? ''}${part}`;
}
