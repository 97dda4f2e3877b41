import { pluralise } from './plurals.ts';

/** The texts of the page that compares products, in their own module so that other pages do not load them. */
export const comparisonText = {
  title: 'Compare products',
  nothing:
    'Tick ‘Compare’ on up to six products, on cards, in tables or on their pages, and they will appear here side by side.',
  toProducts: 'See all products as a table',
  addAnother: 'Tick ‘Compare’ on another product to see the two side by side.',
  missing: (count: number) =>
    count === 1
      ? 'One of the products in this link is not in our catalogue.'
      : `${count} of the products in this link are not in our catalogue.`,
  leftOut: (max: number, count: number) =>
    `Only the first ${max} products are compared; ${pluralise(count, 'more is', 'more are')} in this link.`,
  model: 'Model',
  tableLabel: 'Comparison',
  removeLabel: (title: string) => `Remove: ${title}`,
  remove: 'Remove',
  onlyDifferences: 'Show differences only',
  allRows: 'Show all rows',
  print: 'Print',
  download: 'Download CSV',
  fileName: 'comparison.csv',
  differs: 'differs',
  best: 'Best',
  lowest: 'L1',
  lowestMeaning: 'lowest',
  noLowest: (units: string) => `No L1: the prices are for different units (${units}).`,
  prices: 'Price',
  price: 'Price excl. GST',
  perMeasure: (measure: string) => `Price per ${measure}`,
  gst: 'GST',
  inclGst: 'Price incl. GST',
  onRequest: 'Price on request',
  isGuide: 'Yes, the price is indicative',
  /** Of a product whose unit is not known. */
  noUnit: 'piece',
  details: 'Delivery, warranty and model',
  facts: {
    unit: 'Unit',
    dispatch: 'Dispatch',
    availability: 'Availability',
    minimum: 'Minimum order',
    warranty: 'Warranty',
    origin: 'Country of origin',
    standards: 'Standards',
    weight: 'Weight',
    brand: 'Brand',
    sku: 'Our item no.',
    hsn: 'HSN',
  },
  unitOf: (unit: string, content: string) => `${unit} of ${content}`,
  days: (from: number, to: number) =>
    to === 0
      ? 'Same working day'
      : from === to
        ? pluralise(to, 'working day', 'working days')
        : `${from} to ${to} working days`,
  specifications: 'Specifications',
  cost: 'Landed cost',
  costHint:
    'Add other suppliers’ prices. They stay in this browser and are never sent to us. GST on freight is at the same rate as the goods.',
  quantity: 'Quantity',
  quantityProblem: 'Please enter a whole number from 1 to 10,000.',
  freight: 'Freight excl. GST',
  freightOf: (name: string) => `Freight, ${name}`,
  beforeGst: 'Landed cost excl. GST',
  withGst: 'Landed cost incl. GST',
  otherSuppliers: 'Other suppliers',
  supplier: (number: number) => `Other supplier ${number}`,
  supplierName: (number: number) => `Name of other supplier ${number}`,
  priceOf: (name: string) => `Price excl. GST, ${name}`,
  inclGstOf: (name: string) => `Price incl. GST, ${name}`,
  aboveLowest: 'Above L1, excl. GST',
  gstOf: (name: string) => `GST rate, ${name}`,
  amountProblem: 'Please enter an amount, such as 1,250.50.',
};
