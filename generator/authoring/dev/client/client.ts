/** The script that the dev server adds to every page. It runs before the page's module scripts. */
import { devPathPrefix, ownVersionPrefix, type PageUpdate, type ServerEvent } from '../messages.ts';
import { followEvents } from './follow-events.ts';
import { addMarkStyle, markTexts, openSourceOnClick } from './texts.ts';
import { buildElement, createBar, createPanel } from './toolbar.ts';

const page = location.pathname;
const version = document.currentScript?.dataset.version ?? '';
const isFramed = window.top !== window;
let lastUpdate: PageUpdate = { problems: [], marked: [], isDraft: false };
let areMarksOn = true;

const host = buildElement('dev-tools' as 'div', { lang: 'en', dir: 'ltr' });
const shadowRoot = host.attachShadow({ mode: 'open' });
shadowRoot.append(buildElement('link', { rel: 'stylesheet', href: `${devPathPrefix}/client.css` }));
const panel = createPanel(shadowRoot);
const bar = createBar(shadowRoot, {
  page,
  toggleProblems: panel.toggle,
  setMarks: (isOn) => {
    areMarksOn = isOn;
    updateMarks();
  },
});
// The page of all languages has one toolbar for all its frames.
if (!isFramed) document.documentElement.append(host);
addEventListener('resize', positionToolbar);
new ResizeObserver(positionToolbar).observe(document.body);
addMarkStyle();
openSourceOnClick(page, () => bar.showMessage('No text of the content was found there.'));
const [updatePage, updateProblems] = [oneAtATime(reloadWhenChanged), oneAtATime(fetchUpdate)];
followEvents((event: ServerEvent) => {
  if (event !== 'problems') updatePage();
  if (event !== 'page') updateProblems();
});

/** Calls during a run start one further run after it, so that responses stay in order. */
function oneAtATime(job: () => Promise<void>): () => void {
  let isRunning = false;
  let isRequested = false;
  const run = async (): Promise<void> => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      // The server may be down. It sends an event when it runs again.
      await job().catch(() => undefined);
    }
    isRunning = false;
  };
  return () => void run();
}

function positionToolbar(): void {
  const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  host.style.setProperty('--end', scrollPaddingBlockEnd === 'auto' ? '0px' : scrollPaddingBlockEnd);
}

function updateMarks(): void {
  markTexts(areMarksOn ? lastUpdate.marked : []);
}

async function fetchUpdate(): Promise<void> {
  const response = await fetch(`${devPathPrefix}/update?${new URLSearchParams({ page })}`);
  lastUpdate = await response.json();
  panel.show(lastUpdate.problems);
  bar.show(lastUpdate);
  updateMarks();
}

/** Browsers keep the scroll position of a reloaded page. */
async function reloadWhenChanged(): Promise<void> {
  const response = await fetch(location.href, {
    headers: { Accept: 'text/html', 'If-None-Match': `"${version}"` },
  });
  const next = /data-version="([^"]*)"/u.exec(await response.text())?.[1];
  // The last valid page stays open while the server can only send a page of its own, such as that of an error.
  const isHidden = next?.startsWith(ownVersionPrefix) && !version.startsWith(ownVersionPrefix);
  if (next !== undefined && next !== version && !isHidden) location.reload();
}
