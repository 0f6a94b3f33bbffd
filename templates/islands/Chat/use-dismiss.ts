/** Closes the chat on Escape, or when the focus moves to an element that it covers. */
import { type RefObject, useEffect } from 'react';
import { isPlainKey } from '../plain-key.ts';

/** The elements of the chat, and the callback that closes it. */
export type DismissOptions = {
  readonly isOpen: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  /** The button that opens the chat. */
  readonly button: RefObject<HTMLElement | null>;
  readonly close: () => void;
};

/** Closes the chat when the visitor leaves it by keyboard. Only Escape in the chat moves the focus, to the button. */
export function useDismiss({ isOpen, panel, button, close }: DismissOptions): void {
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: unknown) =>
      target instanceof Node && (panel.current?.contains(target) || button.current?.contains(target));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isPlainKey(event)) return;
      // Escape has other effects in the fields of the page.
      if (isField(event.target) && !isInside(event.target)) return;
      // An open menu is above the chat and closes first.
      if (document.querySelector('details.menu[open]') !== null) return;
      const { activeElement } = document;
      close();
      if (isInside(activeElement) || activeElement === document.body) button.current?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isInside(target)) return;
      // Waits until the browser has scrolled to the focused element.
      requestAnimationFrame(() => {
        if (target instanceof Element && isCovered(target, panel.current)) close();
      });
    };
    // Listens in the capture phase, before the menus of the page close on the same key.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('focusin', onFocusIn);
    };
  });
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
  );
}

/** Returns whether the panel covers the whole visible part of `element`. */
function isCovered(element: Element, panel: Element | null): boolean {
  if (panel === null) return false;
  const elementRect = element.getBoundingClientRect();
  const panelRect = panel.getBoundingClientRect();
  return (
    Math.max(elementRect.top, 0) >= panelRect.top &&
    Math.min(elementRect.bottom, innerHeight) <= panelRect.bottom &&
    Math.max(elementRect.left, 0) >= panelRect.left &&
    Math.min(elementRect.right, innerWidth) <= panelRect.right
  );
}
