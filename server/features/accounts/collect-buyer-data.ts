import { listAddresses } from '#server/features/addresses/addresses.ts';
import { listCartItems } from '#server/features/cart/account-cart.ts';
import { selectContactMessagesByPhone } from '#server/features/content/repository.ts';
import { iterateRevisionBatches } from '#server/features/estimates/iterate-revisions.ts';
import { selectMails } from '#server/features/mail-log/repository.ts';
import { iterateOrderBatches } from '#server/features/orders/read-orders.ts';
import { listWishlist } from '#server/features/wishlist/wishlist.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { selectMergedAccounts } from './merge-queries.ts';
import { selectAccount, selectSessionsByAccount } from './repository.ts';
import { selectSecurityEvents } from './security-event-queries.ts';

/** A stranger's failed logins must not make the download too large. */
const MAX_SECURITY_EVENTS = 10_000;
const MAX_MAILS = 10_000;

export type MyData = Awaited<ReturnType<typeof collectBuyerData>>;

/**
 * All data stored about the buyer (Digital Personal Data Protection Act 2023, section 11). The orders and estimates, which
 * may be many thousands, are read in batches.
 */
export async function collectBuyerData(database: Database, buyer: Buyer) {
  const [account, mergedAccounts, sessions, securityEvents, addresses, cart, wishlist, messages, mails] =
    await Promise.all([
      selectAccount(database, buyer.id),
      selectMergedAccounts(database, buyer.id),
      selectSessionsByAccount(database, buyer.id),
      selectSecurityEvents(database, { accountId: buyer.id, limit: MAX_SECURITY_EVENTS }),
      listAddresses(database, buyer),
      listCartItems(database, buyer),
      listWishlist(database, buyer),
      // Nothing but the verified number tells whose a message is.
      buyer.phone === undefined ? [] : selectContactMessagesByPhone(database, buyer.phone),
      selectMails(database, { address: buyer.email }, MAX_MAILS),
    ]);
  const orders = iterateOrderBatches(database, buyer);
  const estimates = iterateRevisionBatches(database, buyer.id);
  return {
    buyer,
    account,
    mergedAccounts,
    sessions,
    securityEvents,
    addresses,
    orders,
    estimates,
    cart,
    wishlist,
    messages,
    mails,
  };
}
