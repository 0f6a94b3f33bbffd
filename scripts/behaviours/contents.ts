/** Marks the link to the visible section in the table of contents, `nav[data-contents]`. */

/** Starts the behaviour on pages that have a table of contents. */
export function markCurrentSection(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]');
  const visibleSections = new Set<Element>();
  const sections = new Map<HTMLAnchorElement, Element>();
  for (const link of links) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (section !== null) sections.set(link, section);
  }
  if (sections.size === 0) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visibleSections.add(target);
      else visibleSections.delete(target);
    }
    markLink([...sections].find(([, section]) => visibleSections.has(section))?.[0], links);
  }, observerOptions());
  for (const section of sections.values()) observer.observe(section);
}

/** Observes the area from slightly below the scroll position of a followed link to the middle of the screen. */
function observerOptions(): IntersectionObserverInit {
  const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { rootMargin: `${-start - 8}px 0px -50%` };
}

function markLink(current: HTMLAnchorElement | undefined, links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
