/**
 * No fixed part of a page hides what has the focus (WCAG 2.4.11), with the cookie banner open, which is when
 * the least of the screen is left.
 */
import type { Page, ViewportSize } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { samplePages } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';
import { askAboutCookies } from './use-widgets.ts';

const visitor = useBuiltSite({ allowed: /status of 404/u });

const viewports = [
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
];

/** A page that is watched, with a clock that the test moves. */
async function openWatched(viewport: ViewportSize): Promise<Page> {
  const page = await visitor.openPage({ viewport });
  await page.addInitScript(addWatch);
  await page.clock.install();
  return page;
}

/** Opens a page with the banner on it. */
async function goAsked(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await askAboutCookies(page);
  // Its words may still change their font, and so its height, which the page learns a moment later.
  await page.waitForFunction(() => {
    const height = document.querySelector<HTMLElement>('[data-cookies]')?.offsetHeight ?? 0;
    const room = document.documentElement.style.getPropertyValue('--bottom-bar');
    return document.fonts.status === 'loaded' && height > 0 && room === `${height}px`;
  });
}

/** Puts a function into the page that looks at what has the focus. */
function addWatch(): void {
  const fixedParts = '.top-bar, .bottom-bar > *';
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  /** How much of what has the focus is in sight, from 0 to 1. */
  const sightOf = (element: Element): number => {
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const own = element.closest(fixedParts);
    const points = boxes.flatMap(({ left, top, width, height }) =>
      steps.flatMap((across) => steps.map((down) => [left + width * across, top + height * down] as const)),
    );
    const seen = points.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      if (there === null) return false;
      const cover = there.closest(fixedParts);
      return cover === null || cover === own || cover.contains(element);
    });
    return points.length === 0 ? 0 : seen.length / points.length;
  };
  const lookAtFocus = (): Stop | undefined => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) return undefined;
    return { sight: sightOf(activeElement), name: activeElement.outerHTML.slice(0, 120) };
  };
  Object.assign(window, { lookAtFocus });
}

/** What has the focus; none at the end of a page. */
type Stop = { readonly sight: number; readonly name: string };

/** Gives the focus to whatever can take it, one after another. */
function lookAtAll(): (Stop | undefined)[] {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(controls)].map((control) => {
    control.focus();
    return document.activeElement === control ? Reflect.get(window, 'lookAtFocus')() : undefined;
  });
}

const isHidden = (stop: Stop | undefined) => stop !== undefined && stop.sight < 0.5;

describe.each(tags)('in %s', (tag) => {
  it.each(viewports)(
    'every control of every kind of page is in sight when it has the focus, at %j',
    async (viewport) => {
      const page = await openWatched(viewport);
      for (const { address } of samplePages(tag)) {
        await goAsked(page, address);
        const stops = await page.evaluate(lookAtAll);
        expect(stops.length, address).toBeGreaterThan(20);
        expect(stops.filter(isHidden), address).toEqual([]);
      }
    },
    120_000,
  );

  it.each(viewports)(
    'the Tab key leads through a whole page without losing the focus, at %j',
    async (viewport) => {
      const page = await openWatched(viewport);
      await goAsked(page, addressIn(tag, '/contact'));
      const stops: Stop[] = [];
      for (let count = 0; count < 200; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => Reflect.get(window, 'lookAtFocus')() as Stop | undefined);
        if (stop === undefined) break;
        stops.push(stop);
      }
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.length).toBeLessThan(200);
      expect(stops.filter(isHidden)).toEqual([]);
    },
  );
});
