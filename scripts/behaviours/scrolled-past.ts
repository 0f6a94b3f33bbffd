/** Detects when the page is scrolled past a distance, without scroll events. */

/** Calls `onChange` soon after the start, and each time the page passes `distance` CSS px in either direction. */
export function watchScrolledPast(distance: number, onChange: (isPast: boolean) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last !== undefined) onChange(!last.isIntersecting);
    },
    // The root reaches `distance` above the viewport, so the sentinel leaves it one pixel later.
    { rootMargin: `${distance}px 0px 0px` },
  );
  observer.observe(addSentinel());
}

function addSentinel(): HTMLElement {
  const sentinel = document.createElement('div');
  sentinel.style.position = 'absolute';
  sentinel.style.insetBlockStart = '0';
  document.body.append(sentinel);
  return sentinel;
}
