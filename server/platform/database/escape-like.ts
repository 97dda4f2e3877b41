/** A text as a LIKE pattern that matches it as it stands: `%` and `_` mean themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
