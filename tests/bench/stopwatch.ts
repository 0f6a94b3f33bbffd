/**
 * Measures how soon a page answers an input, as `window.stopwatch`. Bundled and brought into pages by the benchmark;
 * nothing else imports more than its types.
 */

/** Times of one interaction in milliseconds. */
export type Response = {
  /** From the input to the next paint; 16 when the browser took less, which it does not tell. */
  readonly nextPaint: number;
  /** From the input to the end of the frame that shows what was asked for. */
  readonly answer: number;
};

/** What to wait for. */
export type Wanted = {
  /** The event from which the answer is counted. */
  readonly from: 'click' | 'keydown';
  /** Of an element that is there when the input is answered. */
  readonly selector: string;
  /** A part of its text. @default any */
  readonly text?: string;
};

declare global {
  interface Window {
    stopwatch: typeof stopwatch;
  }
}

const shortestMs = 16;
/** Entries come after the paint that they tell of. */
const reportMs = 200;

let answered = Promise.resolve(Number.NaN);
let begun = 0;
let durations: number[] = [];

const stopwatch = {
  /** To be called before the input. */
  start: (wanted: Wanted): void => {
    durations = [];
    begun = performance.now();
    answered = Promise.all([waitForInput(wanted), waitForAnswer(wanted)]).then(([from, to]) => to - from);
  },
  /** The times of the input, as soon as it is answered. */
  read: async (): Promise<Response> => {
    const answer = await answered;
    await new Promise((resolve) => setTimeout(resolve, reportMs));
    keep(observer.takeRecords());
    return { nextPaint: Math.max(shortestMs, ...durations), answer };
  },
};
window.stopwatch = stopwatch;

const observer = new PerformanceObserver((list) => keep(list.getEntries()));
// The threshold is missing in TypeScript's description of the options.
const options: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: shortestMs,
};
observer.observe(options);

function keep(entries: readonly PerformanceEntry[]): void {
  for (const { startTime, duration } of entries) if (startTime >= begun) durations.push(duration);
}

function waitForInput({ from }: Wanted): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(from, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
}

/** Resolves with the time at which the frame that shows what is wanted has been painted. */
function waitForAnswer(wanted: Wanted): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isShown(wanted)) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  });
}

function isShown({ selector, text = '' }: Wanted): boolean {
  return [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
}
