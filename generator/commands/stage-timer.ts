/** Measures the stages of a build. */

/** Begins a stage and tells how many milliseconds the one before it took; without a name it only ends that. */
export type StageTimer = (next?: string) => void;

/** A timer on a clock that counts milliseconds; `onEnd` hears of each stage when it ends. */
export function createStageTimer(
  clock: () => number,
  onEnd: (name: string, milliseconds: number) => void,
): StageTimer {
  let running: { readonly name: string; readonly since: number } | undefined;
  return (next) => {
    if (running !== undefined) onEnd(running.name, clock() - running.since);
    running = next === undefined ? undefined : { name: next, since: clock() };
  };
}
