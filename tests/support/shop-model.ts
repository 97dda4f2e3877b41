import { isDeepStrictEqual } from 'node:util';
import type { Step } from './explain-history.ts';

/** What a shop promises about prices, quote requests and accounts, told by rules written apart from the product's. */
export type ModelShop = {
  /** List prices in rupees; null for a product that was removed. */
  prices: (number | null)[];
  isAccountOpen: boolean[];
  /** In the order of their numbers. */
  requests: ModelRequest[];
  nextNumber: number;
};
type ModelRequest = StoredRequest & { account: number; key: string };

/** A quote request for one piece of one product. */
export type StoredRequest = { number: number; product: number; price: number; status: string };
/** The requests that have an owner are those of accounts that are open. */
export type StoredShop = {
  prices: (number | null)[];
  requests: (StoredRequest & { hasOwner: boolean })[];
};

/** Accounts and products are counted from 0, prices are in rupees, a request goes by its number. */
export type Question =
  | { kind: 'submit'; account: number; key: string; product: number; price: number }
  | { kind: 'confirm'; number: number }
  | { kind: 'set price'; product: number; price: number }
  | { kind: 'remove'; product: number }
  | { kind: 'delete account'; account: number }
  | { kind: 'list orders'; account: number }
  | { kind: 'look'; product: number };

/** The HTTP status; 0 when the connection broke. A price is null when there is no such product. */
export type Answer = {
  status: number;
  /** Of a request that was made. */
  number?: number;
  /** At which it was made, that is shown, or that is said to be the current one. */
  price?: number | null;
  orders?: { number: number; status: string }[];
};

/** Whether what was asked for may have been done, or be done yet. */
export function isLost({ status }: Answer): boolean {
  return status === 0 || status === 503;
}

/** How this answer can have come about. */
export function listWays(question: Question, answer: Answer): Step<ModelShop>[][] {
  switch (question.kind) {
    case 'submit':
      return listWaysToSubmit(question, answer);
    case 'confirm':
      return listWaysToConfirm(question, answer);
    case 'set price':
      return listWaysToChange(question.product, question.price, answer);
    case 'remove':
      return listWaysToChange(question.product, null, answer);
    case 'delete account':
      return listWaysToDelete(question.account, answer);
    case 'list orders':
      return listWaysToList(question.account, answer);
    case 'look':
      return isLost(answer) ? [] : [[when(({ prices }) => prices[question.product] === answer.price)]];
  }
}

/** The shop is found like this, and nothing changes. */
export function isStored({ prices, requests }: StoredShop): Step<ModelShop> {
  return when((shop) =>
    isDeepStrictEqual(
      { prices, requests },
      {
        prices: shop.prices,
        requests: shop.requests.map(({ account, key: _, ...request }) => ({
          ...request,
          hasOwner: shop.isAccountOpen[account] === true,
        })),
      },
    ),
  );
}

function when(holds: (shop: ModelShop) => boolean): Step<ModelShop> {
  return (shop) => (holds(shop) ? shop : undefined);
}

/**
 * The price is read in one moment and the request numbered in a later one: another request may get a lower number at a
 * later price. With both, the account is open and the key unused.
 */
function listWaysToSubmit(
  { account, key, product, price }: Extract<Question, { kind: 'submit' }>,
  answer: Answer,
): Step<ModelShop>[][] {
  const findEarlier = ({ requests }: ModelShop) =>
    requests.find((request) => request.account === account && request.key === key);
  const canBeMade = (shop: ModelShop) => shop.isAccountOpen[account] === true && !findEarlier(shop);
  const seesPrice = when((shop) => canBeMade(shop) && shop.prices[product] === price);
  const makes =
    (number?: number): Step<ModelShop> =>
    (shop) => {
      const { nextNumber, requests } = shop;
      if (!canBeMade(shop) || (number !== undefined && number !== nextNumber)) return undefined;
      const made = { account, key, product, price, number: nextNumber, status: 'Requested' };
      return { ...shop, requests: [...requests, made], nextNumber: nextNumber + 1 };
    };
  if (isLost(answer)) return [[seesPrice, makes()]];
  switch (answer.status) {
    case 200: {
      const isRepeated = (shop: ModelShop) => {
        const earlier = findEarlier(shop);
        return earlier?.number === answer.number && earlier?.price === answer.price;
      };
      return answer.price === price ? [[when(isRepeated)], [seesPrice, makes(answer.number)]] : [];
    }
    case 401:
      return [[when(({ isAccountOpen }) => !isAccountOpen[account])]];
    case 409:
      return answer.price === price
        ? []
        : [[when((shop) => canBeMade(shop) && shop.prices[product] === answer.price)]];
    case 422:
      return [[when((shop) => ![undefined, price].includes(findEarlier(shop)?.price))]];
    default:
      return [];
  }
}

function listWaysToConfirm(
  { number }: Extract<Question, { kind: 'confirm' }>,
  answer: Answer,
): Step<ModelShop>[][] {
  const isRequested = ({ requests }: ModelShop) =>
    requests.some((request) => request.number === number && request.status === 'Requested');
  const confirms: Step<ModelShop> = (shop) =>
    isRequested(shop) ? withStatus(shop, 'Confirmed', (request) => request.number === number) : undefined;
  if (isLost(answer) || answer.status === 200) return [[confirms]];
  return answer.status === 409 ? [[when((shop) => !isRequested(shop))]] : [];
}

/** A change of prices is refused, too, when another one comes between its reading and its writing. */
function listWaysToChange(product: number, price: number | null, answer: Answer): Step<ModelShop>[][] {
  const changes: Step<ModelShop> = (shop) =>
    shop.prices[product] === null ? undefined : { ...shop, prices: shop.prices.with(product, price) };
  if (isLost(answer) || answer.status === 200) return [[changes]];
  if (answer.status === 409 && price !== null) return [[when(() => true)]];
  return [404, 409, 422].includes(answer.status) ? [[when(({ prices }) => prices[product] === null)]] : [];
}

/** What was asked for and not confirmed goes with the account; the books keep it. */
function listWaysToDelete(account: number, answer: Answer): Step<ModelShop>[][] {
  const deletes: Step<ModelShop> = (shop) => {
    if (!shop.isAccountOpen[account]) return undefined;
    const isWaiting = (request: ModelRequest) =>
      request.account === account && request.status === 'Requested';
    return withStatus(
      { ...shop, isAccountOpen: shop.isAccountOpen.with(account, false) },
      'Rejected',
      isWaiting,
    );
  };
  if (isLost(answer) || answer.status === 200) return [[deletes]];
  // Whose account goes while the password is compared has none that could be right.
  return [401, 422].includes(answer.status) ? [[when(({ isAccountOpen }) => !isAccountOpen[account])]] : [];
}

/** Whose account goes after the login was checked gets an empty list. */
function listWaysToList(account: number, answer: Answer): Step<ModelShop>[][] {
  if (isLost(answer)) return [];
  const isOpen = ({ isAccountOpen }: ModelShop) => isAccountOpen[account] === true;
  if (answer.status === 401) return [[when((shop) => !isOpen(shop))]];
  const listed = (shop: ModelShop) =>
    shop.requests
      .filter((request) => isOpen(shop) && request.account === account)
      .map(({ number, status }) => ({ number, status }));
  const lists = when((shop) => isDeepStrictEqual(listed(shop), answer.orders));
  return answer.status === 200 ? [[when(isOpen), lists]] : [];
}

function withStatus(shop: ModelShop, status: string, isMeant: (request: ModelRequest) => boolean): ModelShop {
  return {
    ...shop,
    requests: shop.requests.map((request) => (isMeant(request) ? { ...request, status } : request)),
  };
}
