/**
 * A title as it stands in an address: special characters removed, trimmed, lower case, spaces turned into hyphens.
 * Letters, vowel signs and digits of any script stay; a title of special characters only becomes `item`.
 */
export function slugFromTitle(title: string): string {
  const slug = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'item' : slug;
}
