export function markCurrentSection(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]');
  const sections = new Map<Element, HTMLAnchorElement>();
  /** The section of the link that was followed last, until the page is scrolled away from its end. */
  let chosen: Element | undefined;
  const update = () => {
    const current = findCurrent([...sections.keys()], chosen);
    for (const [section, link] of sections) {
      if (section === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  for (const link of links) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (section === null) continue;
    sections.set(section, link);
    if (link.hash === location.hash) chosen = section;
    link.addEventListener('click', () => {
      chosen = section;
      update();
    });
  }
  if (sections.size === 0) return;
  const onScroll = () => {
    if (!isAtEnd()) chosen = undefined;
    update();
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', update);
  document.addEventListener('toggle', update, { capture: true });
  update();
}

/** In the upper half of the window; at the end of the page the chosen section or the last visible one. */
function findCurrent(sections: readonly Element[], chosen: Element | undefined): Element | undefined {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  // A followed link scrolls its section to the padding.
  const start = Number.parseFloat(scrollPaddingTop) + 8;
  const findBetween = (end: number) =>
    sections.filter((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return bottom > start && top < end;
    });
  if (!isAtEnd()) return findBetween(innerHeight / 2)[0];
  const visible = findBetween(innerHeight - Number.parseFloat(scrollPaddingBottom));
  return chosen !== undefined && visible.includes(chosen) ? chosen : visible.at(-1);
}

function isAtEnd(): boolean {
  return scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}
