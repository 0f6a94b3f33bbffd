/** Measures the stages of a build, for the lines that a person sees and for benchmarks. */

/** A stage with how long it took, in milliseconds. */
export type StageTime = { readonly name: string; readonly milliseconds: number };

/** Hears stages begin. */
export type StageTimer = {
  readonly begin: (name: string) => void;
  /** All stages so far, the running one ended. */
  readonly times: () => readonly StageTime[];
};

/** A timer on a clock that counts milliseconds; `onEnd` hears each stage when the next begins. */
export function createStageTimer(
  clock: () => number,
  onEnd: (time: StageTime) => void = () => undefined,
): StageTimer {
  const times: StageTime[] = [];
  let running: { name: string; since: number } | undefined;
  const end = (): void => {
    if (running === undefined) return;
    const time = { name: running.name, milliseconds: clock() - running.since };
    running = undefined;
    times.push(time);
    onEnd(time);
  };
  return {
    begin: (name) => {
      end();
      running = { name, since: clock() };
    },
    times: () => {
      end();
      return times;
    },
  };
}
