/** The ways out of the open chat beside its buttons: Escape, and moving on to something that it covers. */
import { type RefObject, useEffect } from 'react';

/** The open chat, as far as its ways out need it. */
export type OpenChat = {
  readonly isOpen: boolean;
  /** The panel, which covers a part of the page. */
  readonly panel: RefObject<HTMLElement | null>;
  /** The button that opens the chat. */
  readonly button: RefObject<HTMLElement | null>;
  readonly close: () => void;
};

/** Closes the chat when the visitor leaves it by keyboard. The focus stays where the visitor has put it. */
export function useDismiss({ isOpen, panel, button, close }: OpenChat): void {
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: unknown) =>
      target instanceof Node && (panel.current?.contains(target) || button.current?.contains(target));
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      // A menu that is open lies above the chat and closes first.
      if (key !== 'Escape' || isComposing || document.querySelector('details.menu[open]') !== null) return;
      const { activeElement } = document;
      close();
      if (isInside(activeElement) || activeElement === document.body) button.current?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isInside(target)) return;
      // After the browser has scrolled to what has the focus.
      requestAnimationFrame(() => {
        if (target instanceof Element && isCovered(target, panel.current)) close();
      });
    };
    // Before the menus of the page close themselves on the same key.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('focusin', onFocusIn);
    };
  });
}

/** Whether all of `element` that could be seen lies under `panel`. */
function isCovered(element: Element, panel: Element | null): boolean {
  if (panel === null) return false;
  const own = element.getBoundingClientRect();
  const cover = panel.getBoundingClientRect();
  return (
    Math.max(own.top, 0) >= cover.top &&
    Math.min(own.bottom, innerHeight) <= cover.bottom &&
    Math.max(own.left, 0) >= cover.left &&
    Math.min(own.right, innerWidth) <= cover.right
  );
}
