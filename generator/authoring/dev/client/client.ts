/** The script that the dev server adds to every page. It runs before the page's own scripts. */
import { devFolder, type PageUpdate, type ServerEvent } from '../messages.ts';
import { createBar } from './bar.ts';
import { build } from './build-element.ts';
import { followEvents } from './follow-events.ts';
import { addMarkStyle, markTexts } from './mark-texts.ts';
import { createPageMerger } from './merge-page.ts';
import { openSourceOnClick } from './open-source.ts';
import { createPanel } from './panel.ts';
import { applyTheme } from './theme.ts';

const page = location.pathname;
const merge = createPageMerger(document.documentElement);
const script = document.currentScript;
const isFramed = window.top !== window;
let known: PageUpdate = { problems: [], marked: [], isDraft: false };
let areMarksOn = true;

const host = build('dev-tools' as 'div', { lang: 'en', dir: 'ltr' });
const shadowRoot = host.attachShadow({ mode: 'open' });
shadowRoot.append(build('link', { rel: 'stylesheet', href: `${devFolder}/client.css` }));
const panel = createPanel(shadowRoot);
const bar = createBar(shadowRoot, {
  page,
  toggleProblems: panel.toggle,
  setMarks: (isOn) => {
    areMarksOn = isOn;
    mark();
  },
});
// The page of all languages has one toolbar for all its frames.
if (!isFramed) document.documentElement.append(host);
addEventListener('resize', keepClear);
new ResizeObserver(keepClear).observe(document.body);
addMarkStyle();
openSourceOnClick(page, () => bar.showMessage('No text of the content was found there.'));
document.addEventListener('load', applyTheme, { capture: true });
applyTheme();
const [updatePage, updateProblems] = [oneAtATime(fetchPage), oneAtATime(fetchUpdate)];
followEvents((event: ServerEvent) => {
  if (event !== 'problems') updatePage();
  if (event !== 'page') updateProblems();
});

/** Returns a function that runs the job, and once more after it when called meanwhile, so that responses stay in order. */
function oneAtATime(job: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      // The server may be down; an event follows when it is up again.
      await job().catch(() => undefined);
    }
    isRunning = false;
  };
  return () => void run();
}

/** Keeps the toolbar above the page's own bars, whose height is in the scroll padding. */
function keepClear(): void {
  const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  host.style.setProperty('--end', scrollPaddingBlockEnd === 'auto' ? '0px' : scrollPaddingBlockEnd);
}

function mark(): void {
  markTexts(areMarksOn ? known.marked : []);
}

async function fetchUpdate(): Promise<void> {
  const answer = await fetch(`${devFolder}/update?${new URLSearchParams({ page })}`);
  known = await answer.json();
  panel.show(known.problems);
  bar.show(known);
  mark();
}

/** Fetches the page and merges it into the document, unless the version is the same. */
async function fetchPage(): Promise<void> {
  const version = script?.dataset.version ?? '';
  const { status, responseURL, responseXML: next } = await request(version);
  if (status === 304 || next === null) return;
  const nextVersion = versionOf(next);
  // Pages of the dev server have no version; they stay until the site has the page.
  if (nextVersion === undefined || nextVersion === version || nextVersion === '') return;
  const hasMoved = new URL(responseURL).pathname !== location.pathname;
  if (hasMoved || version === '' || scriptOf(next) !== scriptOf(document)) {
    location.reload();
    return;
  }
  if (isFramed) next.querySelector('script:not([src], [type])')?.remove();
  merge(next.documentElement);
  mark();
}

/** Returns the version of a page; undefined when another program sent it. */
function versionOf(next: Document): string | undefined {
  return next.querySelector<HTMLScriptElement>('script[data-version]')?.dataset.version;
}

/** Returns the address of the page's script, which cannot be replaced without a reload. */
function scriptOf({ head }: Document): string | undefined {
  return head.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
}

/** Fetches the page as a document, because the site's policy lets no script parse markup. */
function request(version: string): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest();
    asked.responseType = 'document';
    asked.addEventListener('load', () => resolve(asked));
    asked.addEventListener('error', reject);
    asked.open('GET', location.href.split('#')[0] ?? '');
    asked.setRequestHeader('Accept', 'text/html');
    asked.setRequestHeader('If-None-Match', `"${version}"`);
    asked.send();
  });
}
