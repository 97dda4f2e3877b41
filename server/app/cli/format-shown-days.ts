import { formatDay } from '#domain/indian-format.ts';
import type { ShownDays } from '#server/features/admin/shown-days.ts';

/** The days on which something is on the home page; '' for always. */
export function formatShownDays({ shownFrom, shownUntil }: ShownDays): string {
  const format = (day: string) => formatDay(new Date(day));
  if (shownFrom && shownUntil) return `${format(shownFrom)} – ${format(shownUntil)}`;
  if (shownFrom) return `from ${format(shownFrom)}`;
  return shownUntil ? `until ${format(shownUntil)}` : '';
}
