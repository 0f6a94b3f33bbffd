/** The panel with the problems of the last save, as the terminal prints them. */
import type { ShownProblem } from '../messages.ts';
import { build } from './build-element.ts';

/** Adds a closed panel to the shadow root. */
export function createPanel(shadowRoot: ShadowRoot) {
  const list = build('ol');
  const title = build('h2', { textContent: 'Problems' });
  const close = build('button', { type: 'button', textContent: 'Close' });
  const panel = build('section', { className: 'panel', hidden: true, role: 'alert' }, title, close, list);
  panel.setAttribute('aria-label', 'Problems');
  /** Whether the user opened the panel, so that it stays open for warnings, too. */
  let isPinned = false;
  const set = (isOpen: boolean) => {
    panel.hidden = !isOpen;
  };
  close.addEventListener('click', () => {
    isPinned = false;
    set(false);
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') set(false);
  });
  shadowRoot.append(panel);
  return {
    /** Shows the problems. Errors open the panel, and it closes when there are none left. */
    show: (problems: readonly ShownProblem[]): void => {
      const errors = problems.filter(({ severity }) => severity === 'error');
      const hasErrors = errors.length > 0;
      list.replaceChildren(...[...errors, ...problems.filter((each) => !errors.includes(each))].map(item));
      set(hasErrors || (isPinned && problems.length > 0));
    },
    toggle: (): void => {
      isPinned = panel.hidden === true;
      set(isPinned);
      if (isPinned) close.focus();
    },
  };
}

function item({ severity, location, href, text }: ShownProblem): HTMLElement {
  const link = build('a', { href, textContent: location });
  return build('li', { className: severity }, build('pre', {}, ...(location === '' ? [] : [link]), text));
}
