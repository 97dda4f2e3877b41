import { ApiError } from '#contract/client.ts';
import { type CartItems, diffCarts, hasChanges, receiveAccountCart } from '#domain/cart-changes.ts';
import { QUOTATION_PATH } from '#domain/page-paths.ts';
import { readToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { clearWishes } from '#web/features/wishes/wish-store.ts';
import { inCartText } from '#web/text/in-cart-en.ts';
import { toast } from '#web/ui/toast.ts';
import { readAccountCartRecord, setOfferedItems, writeAccountCartRecord } from './account-cart-store.ts';
import { readCart, subscribeToCart, writeCartItems } from './cart-store.ts';
import { removeSeenPrices } from './seen-prices.ts';

/** The token with which the account's cart was read; undefined when it may have changed on another device since. */
let readWith: string | undefined;
let isRunning = false;
let isListening = false;

/**
 * Reads the cart of the buyer's account now, and whenever the tab becomes visible again or the connection is back. From
 * now on each change of this browser's cart is sent to the account.
 */
export function syncCart(): void {
  readWith = undefined;
  if (!isListening) {
    isListening = true;
    subscribeToCart(sendChanges);
    document.addEventListener('visibilitychange', syncCart);
    window.addEventListener('online', syncCart);
  }
  void run();
}

function sendChanges(): void {
  const record = readAccountCartRecord();
  // In the moment after another account's login, the cart still is that of the account before.
  if (readWith && readWith === readToken())
    writeAccountCartRecord({ ...record, ownIds: Object.keys(readCart().items) });
  void run();
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    while (canSync()) if (!(await exchange())) break;
  } catch (cause) {
    // Nothing is said of a lost connection, since the next change or visit tries again, nor of a session that has
    // ended, since the page's own calls lead to the login.
    if (!(cause instanceof ApiError)) throw cause;
  } finally {
    isRunning = false;
  }
}

/**
 * Only the visible tab sends changes, which all tabs share. While the quotation page is open nothing is received: the
 * cart must not change under a request that is being sent and that takes its products out of the account's cart.
 */
function canSync(): boolean {
  return (
    readToken() !== undefined &&
    document.visibilityState === 'visible' &&
    location.pathname !== QUOTATION_PATH
  );
}

/** Reads the account's cart, or sends the changes since it was read. @returns false when there are none. */
async function exchange(): Promise<boolean> {
  const token = readToken();
  const before = readAccountCartRecord();
  const isRead = token === readWith;
  const known = isRead ? readCart().items : before.shared;
  const changes = diffCarts(before.shared, known);
  if (isRead && !hasChanges(changes)) return false;
  const { owner, version, items } = isRead
    ? await browserApi().changeAccountCart({ body: { ...changes, removed: [...changes.removed] } })
    : await browserApi().getAccountCart();
  if (token === undefined || readToken() !== token) return true;
  const { version: versionNow, owner: ownerNow } = readAccountCartRecord();
  if (versionNow !== before.version || ownerNow !== before.owner) {
    // Another tab has received the cart meanwhile.
    readWith = undefined;
    return true;
  }
  receive(token, { owner, version, items }, known);
  readWith = token;
  return true;
}

type AccountCart = { owner: string; version: number; items: CartItems };

function receive(token: string, account: AccountCart, known: CartItems): void {
  const record = readAccountCartRecord();
  const now = readCart().items;
  const isSameOwner = account.owner === record.owner;
  // What the buyer of another account left behind stays theirs; what a visitor added since goes to this one.
  const own = isSameOwner
    ? now
    : Object.fromEntries(Object.entries(now).filter(([id]) => !record.ownIds.includes(id)));
  // An older version comes from a restored backup: nothing that is missing in it was removed by the buyer.
  const isContinued = isSameOwner && account.version >= record.version;
  const { shared, items, offered } = receiveAccountCart(account.items, isContinued ? known : {}, own);
  const { owner, version } = account;
  // They may have words of the buyer who was logged in before.
  if (!isSameOwner && record.owner !== '') clearWishes();
  writeAccountCartRecord({ owner, version, shared, ownIds: Object.keys(items) });
  setOfferedItems(token, offered);
  if (Object.keys(own).length < Object.keys(now).length) toast.message(inCartText.othersLeft);
  if (hasChanges(diffCarts(now, items))) {
    writeCartItems(items);
    removeSeenPrices(Object.keys(now).filter((id) => !Object.hasOwn(items, id)));
  }
}
