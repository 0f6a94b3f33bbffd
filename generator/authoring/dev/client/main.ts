/** The script that the server of writers puts into every page, before those of the page itself. */
import { devFolder, type PageNews } from '../messages.ts';
import { createBar } from './bar.ts';
import { build } from './build-element.ts';
import { addMarkStyle, markTexts } from './mark-texts.ts';
import { createMerger } from './merge-page.ts';
import { openSourceOnClick } from './open-source.ts';
import { createPanel } from './panel.ts';
import { applyTheme } from './theme.ts';

const page = location.pathname;
const merge = createMerger(document.documentElement);
const script = document.currentScript;
let news: PageNews = { problems: [], marked: [], isDraft: false };
let areMarksOn = true;
let events: EventSource | undefined;

const host = build('dev-tools' as 'div', { lang: 'en', dir: 'ltr' });
const room = host.attachShadow({ mode: 'open' });
room.append(build('link', { rel: 'stylesheet', href: `${devFolder}/client.css` }));
const panel = createPanel(room);
const bar = createBar(room, {
  page,
  toggleProblems: panel.toggle,
  setMarks: (isOn) => {
    areMarksOn = isOn;
    mark();
  },
});
// Frames show one page in several languages; around them stands one bar.
if (window.top === window) document.documentElement.append(host);
addEventListener('resize', keepClear);
new ResizeObserver(keepClear).observe(document.body);
addMarkStyle();
openSourceOnClick(page, () => bar.say('No text of the content was found there.'));
document.addEventListener('load', applyTheme, { capture: true });
applyTheme();
document.addEventListener('visibilitychange', listen);
listen();

/** Hears of changes while the window is seen: a browser keeps few connections open. */
function listen(): void {
  events?.close();
  if (document.visibilityState === 'hidden') return;
  const about = new URLSearchParams({ page, version: script?.dataset.version ?? '' });
  events = new EventSource(`${devFolder}/events?${about}`);
  events.addEventListener('page', () => void update());
  events.addEventListener('news', ({ data }: MessageEvent<string>) => {
    news = JSON.parse(data);
    panel.tell(news.problems);
    bar.tell(news);
    mark();
  });
}

/** What the page keeps clear at its end when it scrolls is where bars of its own lie. */
function keepClear(): void {
  const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  host.style.setProperty('--end', scrollPaddingBlockEnd === 'auto' ? '0px' : scrollPaddingBlockEnd);
}

function mark(): void {
  markTexts(areMarksOn ? news.marked : []);
}

async function update(): Promise<void> {
  const next = await fetchPage();
  const isOther = scriptOf(next) !== scriptOf(document) || script?.dataset.version === '';
  if (isOther) location.reload();
  else {
    merge(next.documentElement);
    mark();
  }
}

/** What the page runs, which cannot be exchanged while it does. */
function scriptOf({ head }: Document): string | undefined {
  return head.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
}

/** As a document: the policy of the site lets no script parse markup. */
function fetchPage(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => (request.responseXML ? resolve(request.responseXML) : reject()));
    request.addEventListener('error', reject);
    request.open('GET', location.href.split('#')[0] ?? '');
    request.send();
  });
}
