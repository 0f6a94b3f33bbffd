/** The toolbar at the edge of the page: languages, theme, problems. */
import { devFolder, type PageUpdate } from '../messages.ts';
import { build } from './build-element.ts';
import { chooseTheme, chosenTheme, themes } from './theme.ts';

type BarOptions = {
  readonly page: string;
  readonly toggleProblems: () => void;
  readonly setMarks: (isOn: boolean) => void;
};

const key = 'dev-bar-closed';

/** Adds the toolbar to the shadow root. */
export function createBar(shadowRoot: ShadowRoot, { page, toggleProblems, setMarks }: BarOptions) {
  const isLanguages = location.pathname === `${devFolder}/languages`;
  const shown = new URLSearchParams(location.search).get('page') ?? page;
  const languages = isLanguages
    ? build('a', { href: shown, textContent: 'One language' })
    : build('a', {
        href: `${devFolder}/languages?page=${encodeURIComponent(page)}`,
        textContent: 'All languages',
      });
  const theme = build(
    'select',
    { ariaLabel: 'Theme', onchange: () => chooseTheme(theme.value) },
    ...themes.map((value) => build('option', { value, textContent: value })),
  );
  theme.value = chosenTheme();
  const problems = build('button', { type: 'button', onclick: toggleProblems });
  const marks = build('input', { type: 'checkbox', checked: true, onchange: () => setMarks(marks.checked) });
  const draft = build('strong', { textContent: 'Draft', hidden: true });
  const message = build('output');
  const close = build('button', { type: 'button', textContent: '×', ariaLabel: 'Hide the toolbar' });
  const parts = [draft, languages, theme, problems, build('label', {}, marks, ' Marks'), message];
  const bar = build('div', { className: 'bar', role: 'toolbar' }, ...parts, close);
  const setClosed = (isClosed: boolean) => {
    for (const part of parts) part.classList.toggle('away', isClosed);
    close.textContent = isClosed ? '‹' : '×';
    close.ariaLabel = isClosed ? 'Show the toolbar' : 'Hide the toolbar';
    sessionStorage.setItem(key, String(isClosed));
  };
  close.addEventListener('click', () => setClosed(sessionStorage.getItem(key) !== 'true'));
  setClosed(sessionStorage.getItem(key) === 'true');
  shadowRoot.append(bar);
  return {
    show: ({ problems: { length }, isDraft }: PageUpdate): void => {
      problems.textContent = length === 1 ? '1 problem' : `${length || 'No'} problems`;
      problems.disabled = length === 0;
      draft.hidden = !isDraft;
    },
    /** Shows a message for three seconds. */
    showMessage: (text: string): void => {
      message.textContent = text;
      setTimeout(() => {
        message.textContent = '';
      }, 3000);
    },
  };
}
