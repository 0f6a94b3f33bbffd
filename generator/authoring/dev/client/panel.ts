/** The panel with the problems of the last save, as the terminal prints them. */
import type { ShownProblem } from '../messages.ts';
import { buildElement } from './build-element.ts';

/** Adds a closed panel to the shadow root. */
export function createPanel(shadowRoot: ShadowRoot) {
  const list = buildElement('ol');
  const title = buildElement('h2', { textContent: 'Problems' });
  const closeButton = buildElement('button', { type: 'button', textContent: 'Close' });
  const panel = buildElement(
    'section',
    { className: 'panel', hidden: true, role: 'alert' },
    title,
    closeButton,
    list,
  );
  panel.setAttribute('aria-label', 'Problems');
  /** Whether the user opened the panel, so that it stays open for warnings, too. */
  let isPinned = false;
  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
  };
  closeButton.addEventListener('click', () => {
    isPinned = false;
    setOpen(false);
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false);
  });
  shadowRoot.append(panel);
  return {
    /**
     * Shows the problems. Errors open the panel. It closes when no errors remain; if the user opened it, when no
     * problems remain.
     */
    show: (problems: readonly ShownProblem[]): void => {
      const errors = problems.filter(({ severity }) => severity === 'error');
      const hasErrors = errors.length > 0;
      list.replaceChildren(
        ...[...errors, ...problems.filter((problem) => !errors.includes(problem))].map(buildItem),
      );
      setOpen(hasErrors || (isPinned && problems.length > 0));
    },
    toggle: (): void => {
      isPinned = panel.hidden === true;
      setOpen(isPinned);
      if (isPinned) closeButton.focus();
    },
  };
}

function buildItem({ severity, location, href, text }: ShownProblem): HTMLElement {
  const link = buildElement('a', { href, textContent: location });
  return buildElement(
    'li',
    { className: severity },
    buildElement('pre', {}, ...(location === '' ? [] : [link]), text),
  );
}
