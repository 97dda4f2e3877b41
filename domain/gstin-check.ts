/** What gst.gov.in says of a registration. */
export const GSTIN_STATUSES = ['active', 'suspended', 'cancelled'] as const;
export type GstinStatus = (typeof GSTIN_STATUSES)[number];

/** What an operator has found at gst.gov.in. */
export type GstinCheck = { status: GstinStatus; checkedAt: Date };

/** An offer above this is sent to a registration that was looked up lately. */
const CHECKED_ABOVE_PAISE = 50_000_00;
const MAX_AGE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Why a registration needs a look before an offer is sent to it. */
export type GstinWarning = 'suspended' | 'cancelled' | 'unchecked' | 'outdated';

/**
 * Whether to warn of a buyer's registration. It is only a warning: input tax credit is the buyer's matter, and the
 * portal is not always there.
 * @param check the last one; undefined without any.
 * @param totalPaise of the offer that is to be sent; 0 without one.
 */
export function findGstinWarning(
  check: GstinCheck | undefined,
  { totalPaise, now }: { totalPaise: number; now: Date },
): GstinWarning | undefined {
  if (check && check.status !== 'active') return check.status;
  if (totalPaise <= CHECKED_ABOVE_PAISE) return undefined;
  if (!check) return 'unchecked';
  return now.getTime() - check.checkedAt.getTime() > MAX_AGE_DAYS * DAY_MS ? 'outdated' : undefined;
}
