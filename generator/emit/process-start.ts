/** Tells a process from a later one that was given the same number. */
import { readFileSync } from 'node:fs';

/**
 * When a process started, in the system's own units, or `ended` for one that is dead and only waits for its parent.
 * Undefined where the system does not say: everywhere but on Linux, and for processes that are hidden or gone.
 */
export function readProcessStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may itself hold spaces and brackets.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // The start time is field 22 of proc(5); `state` is field 3.
    return state === 'Z' ? 'ended' : fields[18];
  } catch {
    return undefined;
  }
}
