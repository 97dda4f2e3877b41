import { MAX_LIST_LINE_LENGTH, MAX_LIST_LINES } from '#domain/quick-order/list-limits.ts';
import type { UnitCode } from '#domain/unit.ts';
import { numberFormat, pluralise } from './plurals.ts';

/** The texts of the quick order page, in their own module so that other pages do not load them. */
export const quickOrderText = {
  title: 'Quick order',
  description: (brand: string) =>
    `Paste a list from Excel, WhatsApp or an e-mail, and find all its products on ${brand} at once.`,
  intro:
    'Paste your list from Excel, WhatsApp or an e-mail, one item per line, or separated by slashes or commas. We will find the products.',
  list: 'Your list',
  listHint: 'English, Hindi or Hinglish. Quantity and unit can be anywhere in the line.',
  example: ['10 nag impact drill 13mm', 'VG-100S 4', '5 bori cement', 'sariya 16mm – 2 ton'].join('\n'),
  find: 'Find products',
  withoutScripts: (lines: number) =>
    `Without JavaScript, ${lines} lines are looked up at a time, and products are added to the cart on their own pages.`,
  file: 'Choose a CSV or Excel file',
  fileHint: 'The file stays on your device.',
  problems: {
    empty: 'Please paste at least one line.',
    tooMany: (count: number) =>
      `A list can have at most ${MAX_LIST_LINES} lines, and this one has ${numberFormat.format(count)}. Please split it.`,
    tooLong: (line: number) =>
      `Line ${numberFormat.format(line)} has more than ${MAX_LIST_LINE_LENGTH} characters. Please shorten or split it.`,
  },
  results: 'Items in your list',
  progress: (done: number, all: number) =>
    `Looking for ${numberFormat.format(done)} of ${numberFormat.format(all)} …`,
  summary: ({ found, toCheck, none }: Record<'found' | 'toCheck' | 'none', number>) =>
    [
      `${numberFormat.format(found)} found`,
      ...(toCheck > 0 ? [`${numberFormat.format(toCheck)} to check`] : []),
    ].join(', ') + (none > 0 ? `, including ${numberFormat.format(none)} not in the catalogue` : ''),
  leftOut: (count: number) =>
    `${pluralise(count, 'line', 'lines')} left out because ${count === 1 ? 'it does' : 'they do'} not name a product`,
  takeBack: 'Add',
  takeBackLine: (line: string) => `Add “${line}”`,
  goOn: 'Continue',
  nextToCheck: 'Next line to check',
  enterHint: 'After each choice, press Enter for the next line to check.',
  takeBest: (count: number) => `Use the best match for ${pluralise(count, 'line', 'lines')}`,
  undoTaken: 'Undo best matches',
  clear: 'Clear list',
  cleared: 'The list is empty now',
  undo: 'Undo',
  states: {
    pending: 'Looking …',
    found: 'Found',
    chosen: 'Chosen',
    unchecked: 'Please check',
    choose: 'Choose',
    none: 'Not in the catalogue',
  },
  typed: (number: number) => `Line ${number}, as written`,
  product: (number: number) => `Product of line ${number}`,
  noneOfThese: 'None of these',
  choose: (count: number) => (count === 1 ? 'Please confirm the product' : `Choose one of ${count}`),
  missingValues: (values: readonly string[]) => `does not state ${values.join(', ')}`,
  checkMissingValues: (values: readonly string[]) =>
    `You asked for ${values.join(', ')}, which this product does not state. Please check.`,
  askedFor: (values: readonly string[]) => `Asked for ${values.join(', ')}`,
  quantity: (number: number) => `Quantity of line ${number}`,
  unit: (number: number) => `Unit of line ${number}`,
  noUnit: 'Unit',
  remove: (number: number) => `Remove line ${number}`,
  badQuantity: 'Please enter a quantity above 0, with up to 3 decimals.',
  /** 'Size 8: 7, size 9: 5', or the words of the list. */
  remark: (words: string) => `Remark: ${words}`,
  minimumOrder: (words: string) => `Minimum order: ${words}`,
  counted: (
    count: number,
    {
      unitName,
      unitPlural,
      unitContent,
    }: { unitName: string; unitPlural: string; unitContent?: string | undefined },
  ) => `That is ${pluralise(count, unitName, unitPlural)} of ${unitContent}.`,
  cut: (amount: string) => `The cart has ${amount}; we will quote the full quantity.`,
  addToCart: (count: number) => `Add ${pluralise(count, 'product', 'products')} to cart`,
  askForUnknown: (count: number) => `Ask for ${pluralise(count, 'line', 'lines')} not in the catalogue`,
  asked: (count: number) => `${pluralise(count, 'item', 'items')} added to your quote request`,
  noRoomToAsk: 'Your quote request has no room for more items. Please send it first.',
  openLeft: (count: number) =>
    `${pluralise(count, 'line has', 'lines have')} no product yet and will not be added.`,
  /** By GST unit quantity code. */
  units: {
    NOS: 'pieces',
    PRS: 'pairs',
    BAG: 'bags',
    SET: 'sets',
    ROL: 'rolls',
    BOX: 'boxes',
    PAC: 'packs',
    BDL: 'bundles',
    CTN: 'cartons',
    CAN: 'cans',
    DRM: 'drums',
    KGS: 'kg',
    QTL: 'quintals',
    TON: 'tonnes',
    MTR: 'metres',
    LTR: 'litres',
  } satisfies Partial<Record<UnitCode, string>>,
};
