import { formatIsoDay, getNextDay, parseDay } from '#domain/indian-day.ts';

/** The clock may be set, and a machine that slept counts no time: nobody waits longer than this for the new day. */
const MAX_WAIT_MS = 60_000;

/** Calls back when a new day begins in India. A closed watcher does not. */
export function watchDays(onNewDay: () => void): { close(): void } {
  let today = formatIsoDay(new Date());
  let timer = schedule();

  function schedule(): NodeJS.Timeout {
    const start = parseDay(today) ?? new Date();
    const untilMidnight = getNextDay(start).getTime() - Date.now();
    return setTimeout(check, Math.min(Math.max(untilMidnight, 0), MAX_WAIT_MS)).unref();
  }

  function check(): void {
    const day = formatIsoDay(new Date());
    if (day !== today) {
      today = day;
      onNewDay();
    }
    timer = schedule();
  }

  return { close: () => clearTimeout(timer) };
}
