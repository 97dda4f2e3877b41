const MAX_NAMED = 5;

/** `a, b, c, d, e and 7 more` */
export function nameFirst(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
