/** Numbers in texts, in Indian English. */

export const LOCALE = 'en-IN';
export const pluralRules = new Intl.PluralRules(LOCALE);
export const numberFormat = new Intl.NumberFormat(LOCALE);

/** `1 product`, `1,200 products`: the number and the noun in its form after this number. */
export function pluralise(count: number, one: string, other: string): string {
  return `${numberFormat.format(count)} ${pluralRules.select(count) === 'one' ? one : other}`;
}
