/** Numbers in texts, in English as it is written in India. */

export const LOCALE = 'en-IN';
export const pluralRules = new Intl.PluralRules(LOCALE);
export const numberFormat = new Intl.NumberFormat(LOCALE);

/** `1 product`, `1,200 products`: the noun in the form that the language wants after this number. */
export function pluralise(count: number, one: string, other: string): string {
  return `${numberFormat.format(count)} ${pluralRules.select(count) === 'one' ? one : other}`;
}
