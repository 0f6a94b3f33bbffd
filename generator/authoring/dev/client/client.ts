/** The script that the server of writers puts into every page, before those of the page itself. */
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
// Frames show one page in several languages; around them stands one bar.
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

/** While the job runs, further calls are one more run after it: answers are never out of order. */
function oneAtATime(job: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      // The server may be away; when it is there again, an event says so.
      await job().catch(() => undefined);
    }
    isRunning = false;
  };
  return () => void run();
}

/** What the page keeps clear at its end when it scrolls is where bars of its own lie. */
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

/** Brings the page to what the server has for its address now, unless it is that already. */
async function fetchPage(): Promise<void> {
  const version = script?.dataset.version ?? '';
  const { status, responseURL, responseXML: next } = await request(version);
  if (status === 304 || next === null) return;
  const nextVersion = versionOf(next);
  // Pages of this server have no version, and stay until there is one of the site.
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

/** Undefined when another program answers. */
function versionOf(next: Document): string | undefined {
  return next.querySelector<HTMLScriptElement>('script[data-version]')?.dataset.version;
}

/** What the page runs, which cannot be exchanged while it does. */
function scriptOf({ head }: Document): string | undefined {
  return head.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
}

/** As a document: the policy of the site lets no script parse markup. */
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
