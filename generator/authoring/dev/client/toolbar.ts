import { devPathPrefix, type PageUpdate, type ShownProblem } from '../messages.ts';

/** The site's content security policy forbids `innerHTML`. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

type BarOptions = {
  readonly page: string;
  readonly toggleProblems: () => void;
  readonly setMarks: (isOn: boolean) => void;
};

const storageKey = 'dev-bar-closed';

export function createBar(shadowRoot: ShadowRoot, { page, toggleProblems, setMarks }: BarOptions) {
  const isLanguagesPage = location.pathname === `${devPathPrefix}/languages`;
  const shownPage = new URLSearchParams(location.search).get('page') ?? page;
  const languagesLink = isLanguagesPage
    ? buildElement('a', { href: shownPage, textContent: 'One language' })
    : buildElement('a', {
        href: `${devPathPrefix}/languages?page=${encodeURIComponent(page)}`,
        textContent: 'All languages',
      });
  const problemsButton = buildElement('button', { type: 'button', onclick: toggleProblems });
  const marksCheckbox = buildElement('input', {
    type: 'checkbox',
    checked: true,
    onchange: () => setMarks(marksCheckbox.checked),
  });
  const draftLabel = buildElement('strong', { textContent: 'Draft', hidden: true });
  const messageOutput = buildElement('output');
  const closeButton = buildElement('button', {
    type: 'button',
    textContent: '×',
    ariaLabel: 'Hide the toolbar',
  });
  const items = [
    draftLabel,
    languagesLink,
    problemsButton,
    buildElement('label', {}, marksCheckbox, ' Marks'),
    messageOutput,
  ];
  const bar = buildElement('div', { className: 'bar', role: 'toolbar' }, ...items, closeButton);
  const setClosed = (isClosed: boolean) => {
    for (const item of items) item.classList.toggle('away', isClosed);
    closeButton.textContent = isClosed ? '‹' : '×';
    closeButton.ariaLabel = isClosed ? 'Show the toolbar' : 'Hide the toolbar';
    sessionStorage.setItem(storageKey, String(isClosed));
  };
  closeButton.addEventListener('click', () => setClosed(sessionStorage.getItem(storageKey) !== 'true'));
  setClosed(sessionStorage.getItem(storageKey) === 'true');
  shadowRoot.append(bar);
  return {
    show: ({ problems: { length }, isDraft }: PageUpdate): void => {
      problemsButton.textContent = length === 1 ? '1 problem' : `${length || 'No'} problems`;
      problemsButton.disabled = length === 0;
      draftLabel.hidden = !isDraft;
    },
    showMessage: (text: string): void => {
      messageOutput.textContent = text;
      setTimeout(() => {
        messageOutput.textContent = '';
      }, 3000);
    },
  };
}

/** Closed at first, with the problems of the last save as the terminal prints them. */
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
    /** Errors open it. It closes without errors or, if the user opened it, without problems. */
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
