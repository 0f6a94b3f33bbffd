/** The toolbar at the edge of the page: languages, problems. */
import { devPathPrefix, type PageUpdate } from '../messages.ts';
import { buildElement } from './build-element.ts';

type BarOptions = {
  readonly page: string;
  readonly toggleProblems: () => void;
  readonly setMarks: (isOn: boolean) => void;
};

const storageKey = 'dev-bar-closed';

/** Adds the toolbar to the shadow root. Returns functions that update it. */
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
    /** Shows a message for three seconds. */
    showMessage: (text: string): void => {
      messageOutput.textContent = text;
      setTimeout(() => {
        messageOutput.textContent = '';
      }, 3000);
    },
  };
}
