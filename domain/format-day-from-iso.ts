import { parseDay } from './indian-day.ts';
import { formatDay } from './indian-format.ts';

/** `5 Dec 2026`, of `2026-12-05`; another text as it is. */
export function formatDayFromIso(iso: string): string {
  const day = parseDay(iso);
  return day ? formatDay(day) : iso;
}
