/**
 * A title for use in a URL: trimmed, in lower case, without special characters, and with hyphens instead of spaces and
 * dashes. Letters, vowel signs and digits of any script are kept; a title of only special characters becomes `item`.
 */
export function slugFromTitle(title: string): string {
  const slug = title
    .normalize('NFC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'item' : slug;
}
