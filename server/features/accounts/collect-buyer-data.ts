import { listAddresses } from '#server/features/addresses/list-addresses.ts';
import { listCartItems } from '#server/features/cart/read-account-cart.ts';
import { selectContactMessagesByPhone } from '#server/features/content/repository.ts';
import { iterateRevisionBatches } from '#server/features/estimates/iterate-revisions.ts';
import { selectChecksOfAccount } from '#server/features/gstin-checks/repository.ts';
import { selectMails } from '#server/features/mail-log/repository.ts';
import { iterateOrderBatches } from '#server/features/orders/read-orders.ts';
import { iterateConversationBatches } from '#server/features/quotations/iterate-conversations.ts';
import { iterateFileBatches } from '#server/features/request-files/list-files.ts';
import { listSavedListContents } from '#server/features/saved-lists/list-saved-list-contents.ts';
import { listWishlist } from '#server/features/wishlist/list-wishlist.ts';
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
 * All data stored about the buyer (Digital Personal Data Protection Act 2023, section 11). The orders, estimates,
 * conversations and files, which may be many thousands, are read in batches.
 */
export async function collectBuyerData(database: Database, buyer: Buyer) {
  const [
    account,
    mergedAccounts,
    sessions,
    securityEvents,
    addresses,
    cart,
    savedLists,
    wishlist,
    messages,
    mails,
    gstinChecks,
  ] = await Promise.all([
    selectAccount(database, buyer.id),
    selectMergedAccounts(database, buyer.id),
    selectSessionsByAccount(database, buyer.id),
    selectSecurityEvents(database, { accountId: buyer.id, limit: MAX_SECURITY_EVENTS }),
    listAddresses(database, buyer),
    listCartItems(database, buyer),
    listSavedListContents(database, buyer),
    listWishlist(database, buyer),
    // Nothing but the verified number tells whose a message is.
    buyer.phone === undefined ? [] : selectContactMessagesByPhone(database, buyer.phone),
    selectMails(database, { address: buyer.email }, MAX_MAILS),
    selectChecksOfAccount(database, buyer.id),
  ]);
  const orders = iterateOrderBatches(database, buyer);
  const estimates = iterateRevisionBatches(database, buyer.id);
  const conversations = iterateConversationBatches(database, buyer.id);
  const files = iterateFileBatches(database, buyer.id);
  return {
    buyer,
    account,
    mergedAccounts,
    sessions,
    securityEvents,
    addresses,
    orders,
    estimates,
    conversations,
    files,
    cart,
    savedLists,
    wishlist,
    messages,
    mails,
    gstinChecks,
  };
}
