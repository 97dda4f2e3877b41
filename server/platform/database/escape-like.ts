/** Escapes a text so that a LIKE pattern matches it literally, including `%` and `_`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
