import { FILE_COLUMNS, type FileColumn } from '#server/features/admin/product-cells.ts';

/** What price lists and other programs call the columns, in small letters without spaces and signs. */
const OTHER_NAMES: Partial<Record<FileColumn, readonly string[]>> = {
  title: ['name', 'product', 'productname', 'item', 'itemname', 'particulars', 'stockitem', 'नाम'],
  brand: ['make', 'manufacturer', 'company', 'ब्रांड'],
  model: ['modelno', 'modelnumber', 'modelname', 'catno', 'catalogueno', 'partno', 'मॉडल'],
  category: ['group', 'stockgroup', 'maincategory', 'श्रेणी'],
  sub_category: ['subgroup', 'stockcategory', 'producttype'],
  hsn: ['hsncode', 'hsnsac', 'hsnsaccode'],
  price: ['rate', 'mrp', 'listprice', 'pricers', 'priceinr', 'unitprice', 'basicprice', 'basicrate', 'दाम'],
  discount: ['disc', 'discountpercent', 'discountpercentage', 'less'],
  gst: ['gstrate', 'gstpercent', 'gstpercentage', 'igst', 'tax', 'taxrate'],
  description: ['details', 'about', 'विवरण'],
  specifications: ['specs', 'specification', 'features'],
  images: ['image', 'picture', 'pictures', 'photo', 'photos', 'imageurl'],
  brochure_url: ['brochure', 'pdf', 'catalogue'],
  sku: ['itemcode', 'productcode', 'code', 'alias'],
  unit: ['uom', 'uqc', 'units', 'यूनिट'],
  minimum_quantity: ['moq', 'minqty', 'minimumorder'],
  country_of_origin: ['origin', 'madein'],
  dispatch_days: ['leadtime', 'delivery', 'deliverydays'],
};

const simplify = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const COLUMNS = new Map(
  FILE_COLUMNS.flatMap((column) =>
    [column, ...(OTHER_NAMES[column] ?? [])].map((name) => [simplify(name), column] as const),
  ),
);

/** The columns of a product that those of a file look like, each at most once; '' for others. */
export function guessColumns(names: readonly string[]): (FileColumn | '')[] {
  const taken = new Set<FileColumn>();
  return names.map((name) => {
    const column = COLUMNS.get(simplify(name));
    if (column === undefined || taken.has(column)) return '';
    taken.add(column);
    return column;
  });
}
