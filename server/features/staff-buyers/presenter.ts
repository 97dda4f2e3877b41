import type { WireBuyer, WireListedBuyer } from '#contract/staff-buyers.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { presentAddress } from '#server/features/addresses/presenter.ts';
import { presentGstinCheck } from '#server/features/gstin-checks/presenter.ts';
import type { ListedBuyer } from './buyer-list-queries.ts';
import type { BuyerRecord } from './read-buyer.ts';

export function presentListedBuyer({
  createdAt,
  lastRequestAt,
  phone,
  requestCount,
  isBlocked,
  isMerged,
  ...rest
}: ListedBuyer): WireListedBuyer {
  return {
    ...rest,
    phone: phone ?? '',
    createdAt: createdAt.toISOString(),
    request_count: requestCount,
    last_request_at: lastRequestAt?.toISOString() ?? null,
    is_blocked: isBlocked,
    is_merged: isMerged,
  };
}

export function presentBuyer({
  account,
  buyer,
  into,
  merged,
  requests,
  accepted,
  sessions,
  duplicates,
  gstinChecks,
}: BuyerRecord): WireBuyer {
  const { id, name, email, phone, createdAt, agreedAt, blockedAt, blockedReason, version } = account;
  return {
    ...{ id, name, email, version, duplicates },
    phone: phone ?? '',
    createdAt: createdAt.toISOString(),
    agreed_at: agreedAt?.toISOString() ?? null,
    request_count: buyer.requests,
    last_request_at: buyer.lastRequestAt?.toISOString() ?? null,
    firms: buyer.customers,
    gstins: buyer.gstins,
    gstin_checks: gstinChecks.map(presentGstinCheck),
    is_blocked: blockedAt !== null,
    blocked: blockedAt && { at: blockedAt.toISOString(), reason: blockedReason ?? '' },
    is_merged: into !== undefined,
    merged_into: into ? { id: into.id, email: into.email } : null,
    merged_accounts: merged.map((each) => ({ id: each.id, email: each.email })),
    is_email_blocked: buyer.isEmailBlocked,
    mail_refusal: buyer.refusal
      ? { at: buyer.refusal.updatedAt.toISOString(), reply: buyer.refusal.lastReply }
      : null,
    requests: requests.map((request) => ({
      id: request.id,
      estimate_number: request.number,
      createdAt: request.createdAt.toISOString(),
      state: request.standing?.state ?? 'new',
      total: request.standing?.totalPaise == null ? null : rupeesFromPaise(request.standing.totalPaise),
    })),
    accepted_count: accepted.count,
    accepted_total: rupeesFromPaise(accepted.totalPaise),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    })),
    addresses: buyer.addresses.map((address) => presentAddress(address, email)),
  };
}
