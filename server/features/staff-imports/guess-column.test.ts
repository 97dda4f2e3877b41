import { expect, it } from 'vitest';
import { FILE_COLUMNS } from '#server/features/admin/product-cells.ts';
import { guessColumns } from './guess-column.ts';

it('knows the columns by their names and by those of price lists', () => {
  expect(
    guessColumns(['Item Name', 'MAKE', 'Model No.', 'HSN/SAC', 'List Price', 'GST %', 'sub-category']),
  ).toEqual(['title', 'brand', 'model', 'hsn', 'price', 'gst', 'sub_category']);
  expect(
    guessColumns(['HSN No', 'Qty Unit', 'Part No', 'Description of Goods', 'Rate (Rs.)', 'MOQ']),
  ).toEqual(['hsn', 'unit', 'model', 'title', 'price', 'minimum_quantity']);
  expect(guessColumns(['GST Rate', 'Remarks', ''])).toEqual(['gst', '', '']);
});

it('reads the name of every column of a product file as that column', () => {
  expect(guessColumns(FILE_COLUMNS)).toEqual(FILE_COLUMNS);
});

it('gives each column once', () => {
  expect(guessColumns(['List price', 'Rate'])).toEqual(['price', '']);
});

it('takes no MRP for a price, because it includes GST', () => {
  expect(guessColumns(['MRP', 'Rate'])).toEqual(['', 'price']);
});
