import { useEffect, useRef } from 'react';
import type { LiveKind } from '#contract/staff-live.ts';
import { concerns, readChanges } from '#desk/api/live.ts';
import { useReload } from './use-reload.ts';

const MIN_PAUSE_MS = 1000;

/**
 * Loads the screen again when something of these kinds has changed, at most once a second.
 * @param id of the only thing that the screen is about.
 */
export function useLive(kinds: readonly LiveKind[], id?: string): void {
  const reload = useReload();
  const names = kinds.join(' ');
  const followed = useRef(names);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastAt = Number.NEGATIVE_INFINITY;
    const load = () => {
      timer = undefined;
      lastAt = performance.now();
      void reload();
    };
    const stop = readChanges((change) => {
      if (!concerns(change, names.split(' '), id)) return;
      timer ??= setTimeout(load, Math.max(0, lastAt + MIN_PAUSE_MS - performance.now()));
    });
    // What was not followed before may have changed while the screen was loaded that follows it.
    if (followed.current !== names) void reload();
    followed.current = names;
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [names, id, reload]);
}
