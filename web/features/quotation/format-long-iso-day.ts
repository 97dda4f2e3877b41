import { parseDay } from '#domain/indian-day.ts';
import { formatLongDay } from '#domain/indian-format.ts';

/** `8 December 2026`, of `2026-12-08`. */
export function formatLongIsoDay(iso: string): string {
  const day = parseDay(iso);
  return day ? formatLongDay(day) : iso;
}
