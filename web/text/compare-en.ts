import { pluralise } from './plurals.ts';

/** The texts of the comparison, in their own module so that other pages do not load them. */
export const compareText = {
  compare: 'Compare',
  compareProduct: (title: string) => `Compare: ${title}`,
  compareTicked: 'Compare the ticked products',
  open: (count: number) => `Compare ${pluralise(count, 'product', 'products')}`,
  tooMany: (max: number) => `You can compare up to ${max} products. Remove one first.`,
  chosen: 'Products to compare',
  clear: 'Clear',
  remove: (title: string) => `Remove from comparison: ${title}`,
};
