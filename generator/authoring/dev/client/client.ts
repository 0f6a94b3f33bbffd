/** The script that the dev server adds to every page. It runs before the page's module scripts. */
import { devPathPrefix, type PageUpdate, type ServerEvent } from '../messages.ts';
import { createBar } from './bar.ts';
import { buildElement } from './build-element.ts';
import { followEvents } from './follow-events.ts';
import { addMarkStyle, markTexts } from './mark-texts.ts';
import { createPageMerger } from './merge-page.ts';
import { openSourceOnClick } from './open-source-on-click.ts';
import { createPanel } from './panel.ts';
import { applyTheme } from './theme.ts';

const page = location.pathname;
const merge = createPageMerger(document.documentElement);
const ownScript = document.currentScript;
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
document.addEventListener('load', applyTheme, { capture: true });
applyTheme();
const [updatePage, updateProblems] = [oneAtATime(fetchPage), oneAtATime(fetchUpdate)];
followEvents((event: ServerEvent) => {
  if (event !== 'problems') updatePage();
  if (event !== 'page') updateProblems();
});

/**
 * Returns a function that runs the job. Calls during a run start one further run after it, so that responses stay in
 * order.
 */
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

/** Positions the toolbar above the page's own fixed bars, whose height is in the scroll padding. */
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

/** Fetches the page and merges it into the document, unless the version is the same. */
async function fetchPage(): Promise<void> {
  const version = ownScript?.dataset.version ?? '';
  const { status, responseURL, responseXML: next } = await requestPage(version);
  if (status === 304 || next === null) return;
  const nextVersion = versionOf(next);
  // The dev server's own pages, such as that of an error, have an empty version and do not replace the page.
  if (nextVersion === undefined || nextVersion === version || nextVersion === '') return;
  const hasMoved = new URL(responseURL).pathname !== location.pathname;
  if (hasMoved || version === '' || scriptOf(next) !== scriptOf(document)) {
    location.reload();
    return;
  }
  // The server removes the inline script only from responses to frames, not from those to `requestPage`.
  if (isFramed) next.querySelector('script:not([src], [type])')?.remove();
  merge(next.documentElement);
  updateMarks();
}

/** Returns the version of a page; undefined when the dev server did not send the page. */
function versionOf(next: Document): string | undefined {
  return next.querySelector<HTMLScriptElement>('script[data-version]')?.dataset.version;
}

/** Returns the address of the page's script, which cannot be replaced without a reload. */
function scriptOf({ head }: Document): string | undefined {
  return head.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
}

/** Fetches the page as a document, because the site's content security policy forbids scripts to parse markup. */
function requestPage(version: string): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', reject);
    request.open('GET', location.href.split('#')[0] ?? '');
    request.setRequestHeader('Accept', 'text/html');
    request.setRequestHeader('If-None-Match', `"${version}"`);
    request.send();
  });
}
