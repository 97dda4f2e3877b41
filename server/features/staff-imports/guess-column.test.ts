import { expect, it } from 'vitest';
import { guessColumns } from './guess-column.ts';

it('knows the columns by their names and by those of price lists', () => {
  expect(
    guessColumns(['Item Name', 'MAKE', 'Model No.', 'HSN/SAC', 'List Price', 'GST %', 'sub-category']),
  ).toEqual(['title', 'brand', 'model', 'hsn', 'price', 'gst', 'sub_category']);
  expect(guessColumns(['GST Rate', 'Remarks', ''])).toEqual(['gst', '', '']);
});

it('gives each column once', () => {
  expect(guessColumns(['MRP', 'Rate'])).toEqual(['price', '']);
});
