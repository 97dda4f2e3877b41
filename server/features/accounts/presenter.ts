import { presentAddress } from '#server/features/addresses/presenter.ts';
import { presentRevisionBatches } from '#server/features/estimates/presenter.ts';
import { formatMailState } from '#server/features/mail-log/mail-state.ts';
import { presentOrderBatches } from '#server/features/orders/presenter.ts';
import { presentFileBatches } from '#server/features/request-files/presenter.ts';
import type { MyData } from './collect-buyer-data.ts';
import type { Session } from './list-sessions.ts';

export function presentSession({ id, device, createdAt, expiresAt, isCurrent }: Session) {
  return {
    _id: id,
    device,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    is_current: isCurrent,
  };
}

export function presentMyData({
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
}: MyData) {
  return {
    account: {
      name: buyer.name,
      email: buyer.email,
      phone: buyer.phone ?? '',
      createdAt: account?.createdAt.toISOString() ?? '',
      agreedAt: account?.agreedAt?.toISOString() ?? '',
      policyVersion: account?.policyVersion ?? '',
    },
    merged_accounts: mergedAccounts.map(({ name, email, createdAt, agreedAt, policyVersion }) => ({
      name,
      email,
      createdAt: createdAt.toISOString(),
      agreedAt: agreedAt?.toISOString() ?? '',
      policyVersion: policyVersion ?? '',
    })),
    sessions: sessions.map(({ device, createdAt, expiresAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    security_events: securityEvents.map(({ event, happenedAt }) => ({
      event,
      createdAt: happenedAt.toISOString(),
    })),
    addresses: addresses.map((address) => presentAddress(address, buyer.email)),
    orders: presentOrderBatches(orders),
    estimates: presentRevisionBatches(estimates),
    conversations,
    files: presentFileBatches(files),
    cart,
    saved_lists: savedLists.map(({ name, changedAt, lines }) => ({
      name,
      changedAt: changedAt.toISOString(),
      lines,
    })),
    wishlist: wishlist.map(({ product }) => product.title),
    messages: messages.map(({ firstName, lastName, phone, email, message, createdAt }) => ({
      name: `${firstName} ${lastName}`,
      phone,
      email: email ?? '',
      message,
      createdAt: createdAt.toISOString(),
    })),
    mails: mails.map(({ subject, state, createdAt }) => ({
      subject,
      state: formatMailState(state),
      createdAt: createdAt.toISOString(),
    })),
    gstin_checks: gstinChecks.map(({ gstin, status, checkedAt }) => ({
      gstin,
      status,
      createdAt: checkedAt.toISOString(),
    })),
  };
}
