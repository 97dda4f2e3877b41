import { BYTE_ORDER_MARK, formatCsv } from '#server/features/admin/format-csv.ts';
import { PRODUCT_COLUMNS, type ProductCells } from '#server/features/admin/product-cells.ts';

/** What a row of the shop's own file looks like; cells that are not named are empty. */
const ROWS: Partial<ProductCells>[] = [
  {
    title: 'Impact drill 13 mm 650 W',
    brand: 'Vajra',
    model: 'VID-13',
    category: 'Power Tools',
    sub_category: 'Drills',
    hsn: '84672100',
    price: '3,450.00',
    discount: '10',
    gst: '18',
    description: 'For masonry, steel and wood, with side handle, depth stop and chuck key',
    specifications: 'Power: 650 W\nChuck: 13 mm\nSpeed: 2800 rpm',
    sku: 'PT-VID13',
    unit: 'NOS',
    dispatch_days: '2 to 4',
    warranty: '1 year',
    country_of_origin: 'India',
    weight: '1.9 kg',
    state: 'shown',
  },
  {
    title: 'Safety shoes with steel toe, size 8',
    brand: 'Kavach',
    model: 'KS-201-8',
    category: 'Safety Equipment',
    sub_category: 'Safety Shoes',
    hsn: '64034000',
    price: '1,180.00',
    gst: '5',
    description: 'Leather upper, steel toe for 200 joules, sole that resists oil',
    specifications: 'Toe: steel, 200 J\nSole: PU',
    sku: 'SF-KS201-8',
    unit: 'PRS',
    minimum_quantity: '10',
    dispatch_days: '3',
    standards: 'IS 15298 (Part 2)',
    state: 'draft',
  },
];

/** A file for the import, with every column that it takes: without ids, because its products would be new. */
export function createSampleFile(): string {
  const columns = PRODUCT_COLUMNS.filter((column) => column !== 'id');
  return (
    BYTE_ORDER_MARK + formatCsv([columns, ...ROWS.map((row) => columns.map((column) => row[column] ?? ''))])
  );
}
