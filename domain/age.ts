const HOUR_MS = 60 * 60 * 1000;

/**
 * When something happened, in words: `just now`, `20 minutes ago`, `1 hour ago`, `2 days ago`. Only whole units count.
 */
export function formatAge(since: Date, now: Date): string {
  const hours = Math.max(0, now.getTime() - since.getTime()) / HOUR_MS;
  const minutes = Math.floor(60 * hours);
  if (minutes === 0) return 'just now';
  if (hours < 1) return formatAgo(minutes, 'minute');
  return hours < 24 ? formatAgo(Math.floor(hours), 'hour') : formatAgo(Math.floor(hours / 24), 'day');
}

function formatAgo(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
