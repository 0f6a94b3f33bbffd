/**
 * Loads islands on interaction: the first press, focus, input or submission inside `[data-island]` fetches React and
 * the island, hydrates it and replays the events. Hovering only fetches.
 */
import type { ComponentType } from 'react';
import type { IslandName } from '../templates/islands/islands.ts';
import { addHeld, type HeldEvent, holdEvent } from './event-replay.ts';
import { hideFailure, showFailure } from './failed-part.ts';
import { fetchScript } from './fetch-script.ts';
import { loadStyle } from './load-style.ts';
import { raisePreloadError } from './preload-error.ts';

/** Addresses of all scripts that an island needs, including React. The bundler inserts them. */
declare const LAZY_SCRIPTS: Readonly<Record<IslandName, readonly string[]>>;

/** Addresses of the style sheets of islands. The bundler inserts them. */
declare const LAZY_STYLES: Readonly<Partial<Record<IslandName, string>>>;

type IslandModule = { readonly Island: ComponentType<never> };

/** Literal specifiers, so that each island becomes a separate chunk. */
const loaders: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
  'bail-estimator': () => import('./islands/bail-estimator.tsx'),
  chat: () => import('./islands/chat.tsx'),
  'contact-form': () => import('./islands/contact-form.tsx'),
  search: () => import('./islands/search.tsx'),
  'town-filter': () => import('./islands/town-filter.tsx'),
};

const intents = ['pointerdown', 'focusin', 'input', 'invalid', 'submit', 'click'] as const;

/** Hosts that are loading, with the events to replay. */
const waking = new Map<HTMLElement, readonly HeldEvent[]>();
/** Events that the last failed attempt of a host could not replay. */
const lost = new WeakMap<HTMLElement, readonly HeldEvent[]>();
/** Hosts that React is hydrating: React handles their events, but the browser would still validate a form. */
const hydrating = new WeakSet<HTMLElement>();
/** Hosts whose events are ignored: hydrated, or replaying events. */
const released = new WeakSet<HTMLElement>();
const reportedIslands = new Set<string>();

/** Starts listening for interactions. */
export function wakeIslands(): void {
  for (const type of intents) document.addEventListener(type, onIntent, { capture: true });
  document.addEventListener('pointerenter', onPointing, { capture: true });
  // A field may have got the focus before this script arrived.
  const host = hostOf(document.activeElement);
  if (host !== undefined) void wake(host);
}

function onPointing({ target }: Event): void {
  const host = hostOf(target);
  if (host !== undefined) fetchIsland(nameOf(host)).catch((error: unknown) => reportError(host, error));
}

function onIntent(event: Event): void {
  const host = hostOf(event.target);
  if (host === undefined || released.has(host)) return;
  if (hydrating.has(host) && !['submit', 'invalid'].includes(event.type)) return;
  const held = holdEvent(event);
  void wake(host);
  if (held === undefined) return;
  waking.set(host, addHeld(waking.get(host) ?? [], held));
  // Styles react to a press at once, the island after it has loaded.
  if (held.type === 'click' || held.type === 'submit') host.dataset.awaited = '';
}

async function wake(host: HTMLElement): Promise<void> {
  if (waking.has(host)) return;
  waking.set(host, []);
  try {
    const [{ hydrateIsland }, { Island }] = await loadIsland(nameOf(host));
    hydrating.add(host);
    // The loader of a name imports the component whose props the generator wrote for that name.
    await hydrateIsland(host, Island as ComponentType<object>);
    released.add(host);
    hideFailure(host);
    for (const { repeat } of takeHeld(host)) repeat();
  } catch (error) {
    hydrating.delete(host);
    reportError(host, error);
    lost.set(host, giveBack(host));
    showFailure(host, () => wakeAgain(host));
  }
}

/** Loads the island again on request, with the events that the failed attempt could not replay. */
function wakeAgain(host: HTMLElement): void {
  void wake(host);
  waking.set(host, (lost.get(host) ?? []).reduce(addHeld, waking.get(host) ?? []));
}

/**
 * Without its script, the island stays as rendered, and the default actions of the events run. Returns the events
 * without a default action.
 */
function giveBack(host: HTMLElement): readonly HeldEvent[] {
  const events = takeHeld(host);
  released.add(host);
  for (const event of events) if (isForBrowser(event)) event.repeat();
  released.delete(host);
  return events.filter((event) => !isForBrowser(event));
}

/** A form that is sent without a network would replace the page, with the number to call. */
const isForBrowser = ({ isOwed, type }: HeldEvent): boolean =>
  isOwed && (type !== 'submit' || navigator.onLine);

function takeHeld(host: HTMLElement): readonly HeldEvent[] {
  const events = waking.get(host) ?? [];
  waking.delete(host);
  delete host.dataset.awaited;
  return events;
}

/** Loads React and the island. After a failure, the next event tries again. */
async function loadIsland(name: IslandName) {
  await fetchIsland(name);
  // All at once from the browser's cache; otherwise each script would be discovered after another one.
  const others = LAZY_SCRIPTS[name].map((address) => import(address));
  return Promise.all([import('./hydrate-island.tsx'), loaders[name](), ...others] as const);
}

function fetchIsland(name: IslandName): Promise<unknown> {
  const style = LAZY_STYLES[name];
  const scripts = LAZY_SCRIPTS[name].map(fetchScript);
  return Promise.all(style === undefined ? scripts : [...scripts, loadStyle(style)]);
}

/** Reports an error to the console and to error listeners, once per island. */
function reportError(host: HTMLElement, error: unknown): void {
  const name = nameOf(host);
  if (reportedIslands.has(name)) return;
  reportedIslands.add(name);
  raisePreloadError(error);
}

function hostOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-island]')) || undefined;
}

function nameOf(host: HTMLElement): IslandName {
  // Server and loader share the table of islands.
  return host.dataset.island as IslandName;
}
