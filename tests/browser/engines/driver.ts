/** Each engine implements `Driver`; actions on elements are based on it. */

export type Key = 'Tab' | 'Enter' | 'Escape';

/** It can use only its arguments. */
export type PageFunction<Args extends readonly unknown[], Result> = (
  ...args: Args
) => Result | Promise<Result>;

export type Driver = {
  readonly open: (url: string) => Promise<void>;
  /** Arguments and result are JSON. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ) => Promise<Result>;
  /** In CSS pixels. */
  readonly move: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Waits until this much time has passed on the clock of the page. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Errors and warnings that the engine reported since the last call. */
  readonly takeMessages: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export type RunningEngine = {
  /** Opens a window with empty storage, as wide as a phone or as narrow as the engine allows. */
  readonly openWindow: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly programs: readonly string[];
  readonly start: () => Promise<RunningEngine>;
};

export const phoneViewport = { width: 390, height: 844 };

export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** How long an element may take to reach the expected state, on a slow machine. */
export const timeoutMs = 60_000;
const pollMs = 20;

/** Calls may fail while the next page is loaded. Throws with `condition`, focus and last failure. */
export async function waitUntil<Args extends readonly unknown[], Result>(
  driver: Driver,
  condition: string,
  run: PageFunction<Args, Result | null | false>,
  ...args: Args
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  let failure: unknown;
  while (performance.now() < end) {
    const result = await driver.evaluate(run, ...args).catch((error: unknown) => {
      failure = error;
      return null;
    });
    if (result !== null && result !== false) return result;
    await sleep(pollMs);
  }
  const focus = await driver.evaluate(describeFocus).catch(() => 'unknown');
  throw new Error(`not within ${timeoutMs} ms: ${condition}; the focus is on ${focus}`, { cause: failure });
}

export async function waitFor(driver: Driver, selector: string, text = ''): Promise<void> {
  await waitUntil(driver, `${selector} ${text} is visible`, hasVisible, selector, text);
}

export async function waitUntilGone(driver: Driver, selector: string): Promise<void> {
  await waitUntil(driver, `${selector} is gone`, isGone, selector);
}

/** Waits until the selector matches the element that has the focus, even if the window is in the background. */
export async function waitForFocus(driver: Driver, selector: string): Promise<void> {
  const hasFocus = (target: string) => document.activeElement?.matches(target) === true;
  await waitUntil(driver, `${selector} has the focus`, hasFocus, selector);
}

export async function waitForMatch(driver: Driver, selector: string): Promise<void> {
  const matches = (target: string) => document.querySelector(target) !== null;
  await waitUntil(driver, `${selector} matches`, matches, selector);
}

/** Scrolls the first visible match into view and clicks its center, once it stops moving and is not covered. */
export async function click(driver: Driver, selector: string): Promise<void> {
  const findPoint = () => waitUntil(driver, `${selector} can be clicked`, findClickPoint, selector);
  let [before, point] = [await findPoint(), await findPoint()];
  while (before.x !== point.x || before.y !== point.y) [before, point] = [point, await findPoint()];
  await driver.click(point.x, point.y);
}

export async function fill(driver: Driver, selector: string, text: string): Promise<void> {
  await driver.evaluate((target) => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(target);
    field?.focus();
    field?.select();
  }, selector);
  await driver.type(text);
}

/** Opens every disclosure around the first match, as a link to the match does. */
export function openDisclosures(driver: Driver, selector: string): Promise<void> {
  return driver.evaluate((target) => {
    let disclosure = document.querySelector(target)?.closest('details');
    while (disclosure != null) {
      disclosure.open = true;
      disclosure = disclosure.parentElement?.closest('details');
    }
  }, selector);
}

/** Runs in the page. */
function describeFocus(): string {
  const element = document.activeElement;
  if (element === null) return 'nothing';
  const [startTag] = element.outerHTML.split('>', 1);
  return 'value' in element ? `${startTag}> with the value "${element.value}"` : `${startTag}>`;
}

/** Runs in the page. */
function hasVisible(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.textContent?.includes(text) === true,
  );
}

/** Runs in the page. */
function isGone(selector: string): boolean {
  return ![...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page. Returns null while no match is visible or another element would receive the click. */
function findClickPoint(selector: string): { readonly x: number; readonly y: number } | null {
  const target = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (target === undefined) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = target.getClientRects();
  if (box === undefined) return null;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (target.contains(hit) || hit.contains(target)) ? { x, y } : null;
}
