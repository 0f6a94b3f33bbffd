/**
 * Delays a change until a press ends, because a layout shift during the press would make it miss its target.
 */
import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that runs a callback asynchronously, but not before the current press ends. */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const pendingCallbacks = useRef<(() => void)[]>([]);
  useEffect(() => {
    const listeners = new AbortController();
    const listen = (type: string, run: () => void) =>
      document.addEventListener(type, run, { capture: true, signal: listeners.signal });
    const release = () => {
      isPressed.current = false;
      for (const run of pendingCallbacks.current.splice(0)) setTimeout(run);
    };
    listen('pointerdown', () => {
      isPressed.current = true;
    });
    listen('pointerup', release);
    listen('pointercancel', release);
    return () => listeners.abort();
  }, []);
  return useCallback((run) => {
    if (isPressed.current) pendingCallbacks.current.push(run);
    else setTimeout(run);
  }, []);
}
