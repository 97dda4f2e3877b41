import fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Body = { [key: string]: Json };
type Change = (body: Body) => void;

/** A request that would be accepted, the catalogue's ids, and somebody else. */
type Material = { good: object; productIds: string[]; strangersEmail: string };

/** Every place of a request that has a value, and some that have none. */
const PATHS = [
  ...['totalamount', 'amountwith_product', 'amountwith_tax', 'amountwith_shipping', 'products', 'cart'],
  ...['order_customer', 'order_name', 'order_email', 'order_phone', 'order_gstin'],
  ...['billing_address', 'shipping_address', 'cart.items', 'cart.Totalitems', 'products.0', 'products.7'],
  ...['address', 'city', 'district', 'state', 'pin'].flatMap((field) => [
    `billing_address.b_${field}`,
    `shipping_address.s_${field}`,
  ]),
];
const FORGED = [
  'orderStatus',
  'status',
  'added_discount',
  'addedDiscountMicroBps',
  'discount',
  'order_price',
  'price',
];
const FOREIGN = [
  '_id',
  'id',
  'account_id',
  'accountId',
  'user',
  'order_invoice_id',
  'address_id',
  'createdAt',
];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'unknown',
  '../x',
  '%00',
  '\u0000',
];

const values = fc.oneof(
  fc.constantFrom<Json>(
    -1,
    0,
    6,
    1.5,
    '5',
    1e9,
    -1e9,
    1e308,
    0.1 + 0.2,
    2 ** 53,
    null,
    true,
    '',
    ' ',
    [],
    {},
  ),
  fc.constantFrom<Json>(
    '__proto__',
    'Delivered',
    "'; drop table orders; --",
    '{"$gt": ""}',
    '\u0000',
    '१२३४५६',
  ),
  fc.constantFrom<Json>(
    'x'.repeat(5000),
    [[[[[[[]]]]]]],
    { length: 1 },
    { $gt: '' },
    { toString: 1 },
    '\ud800',
  ),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue() as fc.Arbitrary<Json>,
);
const quantities = fc.oneof(
  fc.constantFrom<Json>(-1, 0, 1, 5, 6, 1.5, '5', 1e9, null, true, [1], {}),
  values,
);

/** Sets a value as an own property, also under the names that every object has already. */
function put(holder: object, name: string, value: Json): void {
  // A copy: a later change must not reach a constant of the generators, nor make a list contain itself.
  Object.defineProperty(holder, name, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function holderOf(body: Body, path: string): { holder: Body; name: string } {
  const names = path.split('.');
  const name = names.pop() ?? '';
  let holder: Json = body;
  for (const each of names) {
    const next: Json | undefined = (holder as Body)[each];
    if (typeof next !== 'object' || next === null) return { holder: {}, name };
    holder = next;
  }
  return { holder: holder as Body, name };
}

const setAt =
  (path: string, value: Json): Change =>
  (body) => {
    const { holder, name } = holderOf(body, path);
    put(holder, name, value);
  };
const itemsOf = (body: Body) => holderOf(body, 'cart.items.x').holder;
const listOf = (body: Body) => (Array.isArray(body.products) ? body.products : []);

function changesOf({ productIds, strangersEmail }: Material): fc.Arbitrary<Change> {
  return fc.oneof(
    fc.tuple(fc.constantFrom(...PATHS), values).map(([path, value]) => setAt(path, value)),
    fc.constantFrom(...PATHS).map(
      (path): Change =>
        (body) => {
          const { holder, name } = holderOf(body, path);
          delete holder[name];
        },
    ),
    fc
      .tuple(fc.constantFrom('', 'cart.', 'billing_address.'), fc.constantFrom(...FORGED, ...FOREIGN), values)
      .map(([place, name, value]) => setAt(place + name, value)),
    fc.constantFrom(...FOREIGN).map(
      (name): Change =>
        (body) =>
          put(body, name, strangersEmail),
    ),
    fc.constant<Change>((body) => put(body, 'order_email', strangersEmail)),
    // A product in the cart, named in the list or not, with any quantity.
    fc.tuple(fc.constantFrom(...productIds), quantities, fc.boolean()).map(
      ([id, quantity, isListed]): Change =>
        (body) => {
          put(itemsOf(body), id, quantity);
          if (isListed) listOf(body).push(id);
        },
    ),
    fc.tuple(fc.constantFrom(...NAMES), quantities, fc.boolean()).map(
      ([name, quantity, isListed]): Change =>
        (body) => {
          put(itemsOf(body), name, quantity);
          if (isListed) listOf(body).push(name);
        },
    ),
    // The same product more often than it may be asked for.
    fc.nat({ max: 300 }).map(
      (times): Change =>
        (body) => {
          listOf(body).push(...Array(times).fill(listOf(body)[0] ?? null));
        },
    ),
    fc.tuple(fc.constantFrom(...PATHS.slice(0, 4)), fc.constantFrom(-1, -0.01, 0.01, 1, 1e6)).map(
      ([path, difference]): Change =>
        (body) =>
          put(body, path, (typeof body[path] === 'number' ? body[path] : 0) + difference),
    ),
  );
}

/** What JSON can say and `JSON.stringify` never does. */
const rewritings = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.replace(/:\d+/, ':NaN'),
  (text) => text.replace(/:\d+/, ':1e999'),
  (text) => text.replace(/:\d+/, ':-0'),
  (text) => text.replace(/"items":\{("[^"]*"):(\d)/, '"items":{$1:5,$1:4,$1:$2'),
  (text) => text.replace('{', '{"totalamount":1,"__proto__":{"totalamount":1},'),
  (text) => text.slice(0, -1),
);

/** Bodies of quote requests that somebody means harm with: up to three changes of a good one, and what text can do. */
export function hostilePayloads(material: Material): fc.Arbitrary<string> {
  const changes = fc.array(changesOf(material), { minLength: 1, maxLength: 3 });
  return fc.tuple(changes, rewritings).map(([list, rewrite]) => {
    const body = structuredClone(material.good) as Body;
    for (const change of list) change(body);
    return rewrite(JSON.stringify(body));
  });
}
