/** Numbers in texts, in English as it is written in India. */

export const LOCALE = 'en-IN';
export const plurals = new Intl.PluralRules(LOCALE);
export const numbers = new Intl.NumberFormat(LOCALE);

/** `1 product`, `1,200 products`: the noun in the form that the language wants after this number. */
export function counted(count: number, one: string, other: string): string {
  return `${numbers.format(count)} ${plurals.select(count) === 'one' ? one : other}`;
}
