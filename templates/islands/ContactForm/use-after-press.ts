/** Delays a change until a press ends: a layout shift under a finger would make it miss its target. */
import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that calls another one soon, but not before the current press ends. */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const listeners = new AbortController();
    const listen = (type: string, run: () => void) =>
      document.addEventListener(type, run, { capture: true, signal: listeners.signal });
    const release = () => {
      isPressed.current = false;
      for (const run of waiting.current.splice(0)) setTimeout(run);
    };
    listen('pointerdown', () => {
      isPressed.current = true;
    });
    listen('pointerup', release);
    listen('pointercancel', release);
    return () => listeners.abort();
  }, []);
  return useCallback((run) => {
    if (isPressed.current) waiting.current.push(run);
    else setTimeout(run);
  }, []);
}
