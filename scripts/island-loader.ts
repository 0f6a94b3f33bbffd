/** Loads on press, focus, input or submission; hovering only fetches the files. */
import type { ComponentType } from 'react';
import { addEvent, type RecordedEvent, recordEvent } from './event-replay.ts';
import { hideFailure, showFailure } from './failure-notice.ts';
import type { hydrateIsland } from './hydrate-island.tsx';
import { fetchScript, loadStyle, raisePreloadError } from './load-files.ts';

type IslandFiles = {
  /** Addresses of all scripts that the island needs: the hydration with React, its own, and what these import. */
  readonly scripts: readonly string[];
  readonly style?: string;
};

/** Inserted by the bundler. */
declare const ISLANDS: Readonly<Record<string, IslandFiles>>;

const interactionTypes = ['pointerdown', 'focusin', 'input', 'invalid', 'submit', 'click'] as const;

const loadingHosts = new Map<HTMLElement, readonly RecordedEvent[]>();
/** Events that the last failed attempt of a host could not replay. */
const unreplayedEvents = new WeakMap<HTMLElement, readonly RecordedEvent[]>();
/** Hosts that React is hydrating: React handles their events, but the browser would still validate a form. */
const hydratingHosts = new WeakSet<HTMLElement>();
/** Hosts whose events are ignored: hydrated, or replaying events. */
const ignoredHosts = new WeakSet<HTMLElement>();
const reportedIslands = new Set<string>();

export function startIslandLoader(): void {
  for (const type of interactionTypes) document.addEventListener(type, onInteraction, { capture: true });
  document.addEventListener('pointerenter', onPointing, { capture: true });
  // A field may have been focused before this script ran.
  const host = hostOf(document.activeElement);
  if (host !== undefined) void loadAndHydrate(host);
}

function onPointing({ target }: Event): void {
  const host = hostOf(target);
  if (host !== undefined) fetchIsland(nameOf(host)).catch((error: unknown) => reportError(host, error));
}

function onInteraction(event: Event): void {
  const host = hostOf(event.target);
  if (host === undefined || ignoredHosts.has(host)) return;
  if (hydratingHosts.has(host) && !['submit', 'invalid'].includes(event.type)) return;
  const recorded = recordEvent(event);
  void loadAndHydrate(host);
  if (recorded === undefined) return;
  loadingHosts.set(host, addEvent(loadingHosts.get(host) ?? [], recorded));
  // The styles show at once that the press was registered; the island reacts after it has loaded.
  if (recorded.type === 'click' || recorded.type === 'submit') host.dataset.awaited = '';
}

async function loadAndHydrate(host: HTMLElement): Promise<void> {
  if (loadingHosts.has(host)) return;
  loadingHosts.set(host, []);
  try {
    const [hydration, { Island }] = await loadIsland(nameOf(host));
    hydratingHosts.add(host);
    await hydration.hydrateIsland(host, Island);
    ignoredHosts.add(host);
    hideFailure(host);
    for (const { replay } of takeEvents(host)) replay();
  } catch (error) {
    hydratingHosts.delete(host);
    reportError(host, error);
    unreplayedEvents.set(host, runDefaultActions(host));
    showFailure(host, () => retry(host));
  }
}

/** With the events that the failed attempt could not replay. */
function retry(host: HTMLElement): void {
  void loadAndHydrate(host);
  loadingHosts.set(host, (unreplayedEvents.get(host) ?? []).reduce(addEvent, loadingHosts.get(host) ?? []));
}

/** For an island that failed to load and stays as rendered. Returns the other events. */
function runDefaultActions(host: HTMLElement): readonly RecordedEvent[] {
  const events = takeEvents(host);
  ignoredHosts.add(host);
  for (const event of events) if (hasDefaultAction(event)) event.replay();
  ignoredHosts.delete(host);
  return events.filter((event) => !hasDefaultAction(event));
}

/** A submission has none while offline: the browser's error page would replace the number to call. */
const hasDefaultAction = ({ isPrevented, type }: RecordedEvent): boolean =>
  isPrevented && (type !== 'submit' || navigator.onLine);

function takeEvents(host: HTMLElement): readonly RecordedEvent[] {
  const events = loadingHosts.get(host) ?? [];
  loadingHosts.delete(host);
  delete host.dataset.awaited;
  return events;
}

type IslandModules = [
  { readonly hydrateIsland: typeof hydrateIsland },
  { readonly Island: ComponentType<object> },
];

/** After a failure, the next event tries again. */
async function loadIsland(name: string): Promise<IslandModules> {
  await fetchIsland(name);
  // All at once from the browser's cache; otherwise each script would be discovered after another one.
  const modules = await Promise.all(listScripts(name).map((address) => import(address)));
  // The bundler lists these two first.
  return modules as IslandModules;
}

function fetchIsland(name: string): Promise<unknown> {
  const style = ISLANDS[name]?.style;
  const scripts = listScripts(name).map(fetchScript);
  return Promise.all(style === undefined ? scripts : [...scripts, loadStyle(style)]);
}

/** Without the texts of other languages. */
function listScripts(name: string): readonly string[] {
  const { lang } = document.documentElement;
  return (ISLANDS[name]?.scripts ?? []).filter((address) => {
    const [, tag = lang] = /-texts-(.+)-/u.exec(address) ?? [];
    return tag === lang;
  });
}

/** To the console and to error listeners, once per island. */
function reportError(host: HTMLElement, error: unknown): void {
  const name = nameOf(host);
  if (reportedIslands.has(name)) return;
  reportedIslands.add(name);
  raisePreloadError(error);
}

function hostOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-island]')) || undefined;
}

function nameOf(host: HTMLElement): string {
  return host.dataset.island ?? '';
}
