export const reports = {
  names: { gst: 'GST by HSN', orders: 'Orders' },
  by: 'Orders that were',
  steps: { accepted: 'accepted', dispatched: 'dispatched' },
  from: 'From',
  to: 'Up to',
  show: 'Show',
  periods: {
    thisMonth: 'This month',
    lastMonth: 'Last month',
    quarter: 'This quarter',
    year: 'This financial year',
  },
  hints: {
    accepted:
      'Each order counts on the day of its acceptance, unless it was rejected later. These are no tax invoices.',
    dispatched:
      'Each order counts on the day on which the last of it left, unless it was rejected later. These are no tax invoices.',
  },
  csv: 'Save as CSV',
  tally: 'Save for Tally',
  fileSaved: 'The file is saved.',
  hsn: 'HSN',
  gst: 'Rate',
  place: 'Place of supply',
  sez: { lut: 'SEZ under LUT', paid: 'SEZ with IGST' },
  quantity: 'Quantity',
  number: 'Number',
  day: 'Day',
  firm: 'Firm',
  lines: 'Lines',
  amounts: {
    taxable_value: 'Taxable value',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    total: 'Total',
  },
  total: 'Total',
  nothing: 'Nothing was sold in this period.',
  firstRows: (shown: number, all: number) =>
    `The first ${shown} of ${all} rows. The totals and the files are of all.`,
};
