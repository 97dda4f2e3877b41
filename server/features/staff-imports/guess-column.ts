import { FILE_COLUMNS, type FileColumn } from '#server/features/admin/product-cells.ts';

/** What price lists and other programs call the columns, in small letters without spaces and signs. */
const OTHER_NAMES: Partial<Record<FileColumn, readonly string[]>> = {
  title: [
    ...[
      'name',
      'product',
      'productname',
      'item',
      'itemname',
      'particulars',
      'stockitem',
      'goods',
      'material',
    ],
    ...['nameofitem', 'nameofproduct', 'itemdescription', 'descriptionofgoods', 'materialdescription', 'नाम'],
  ],
  brand: ['make', 'makebrand', 'brandname', 'manufacturer', 'mfg', 'mfr', 'company', 'oem', 'ब्रांड'],
  model: [
    ...['modelno', 'modelnumber', 'modelname', 'catno', 'catalogno', 'catalogueno', 'partno', 'partnumber'],
    ...['articleno', 'artno', 'typeno', 'mpn', 'मॉडल'],
  ],
  category: ['categoryname', 'productcategory', 'group', 'stockgroup', 'itemgroup', 'maincategory', 'श्रेणी'],
  sub_category: ['subcategoryname', 'subgroup', 'stockcategory', 'producttype'],
  hsn: ['hsncode', 'hsnno', 'hsnnumber', 'hsncodeno', 'hsnsac', 'hsnsaccode', 'hsnsacno'],
  // Not the MRP, which includes GST.
  price: [
    ...['rate', 'listprice', 'listrate', 'pricers', 'priceinr', 'raters', 'rateinr'],
    ...['unitprice', 'unitrate', 'basicprice', 'basicrate', 'saleprice', 'salerate', 'sellingprice', 'दाम'],
  ],
  discount: ['disc', 'discountpercent', 'discountpercentage', 'discountrate', 'tradediscount', 'less'],
  gst: [
    ...['gstrate', 'gstpercent', 'gstpercentage', 'gstslab', 'gsttax', 'igst', 'igstrate'],
    ...['tax', 'taxrate', 'taxpercent', 'taxpercentage'],
  ],
  description: ['details', 'longdescription', 'productdescription', 'about', 'विवरण'],
  specifications: ['specs', 'specification', 'technicalspecification', 'technicalspecifications', 'features'],
  images: ['image', 'picture', 'pictures', 'photo', 'photos', 'imageurl'],
  brochure_url: ['brochure', 'pdf', 'catalogue'],
  sku: [
    'skucode',
    'skuno',
    'itemcode',
    'itemno',
    'productcode',
    'materialcode',
    'stockcode',
    'code',
    'alias',
  ],
  unit: [
    ...['uom', 'uqc', 'units', 'qtyunit', 'unitqty', 'unitofmeasure', 'unitofmeasurement', 'baseunit'],
    ...['salesunit', 'per', 'यूनिट'],
  ],
  minimum_quantity: ['moq', 'minqty', 'minimumqty', 'minorderqty', 'minimumorder', 'minimumorderquantity'],
  quantity_multiple: ['stdpack', 'standardpack', 'stdpkg', 'standardpacking'],
  availability: ['stock', 'stockstatus'],
  warranty: ['guarantee', 'warrantyperiod'],
  country_of_origin: ['origin', 'coo', 'madein'],
  dispatch_days: ['leadtime', 'leadtimedays', 'delivery', 'deliverydays', 'deliverytime'],
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
