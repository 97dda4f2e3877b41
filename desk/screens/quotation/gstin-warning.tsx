import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { useText } from '#desk/text/language.ts';
import { findGstinWarning } from '#domain/gstin-check.ts';
import { Notice } from '#web/ui/notice.tsx';

type GstinWarningProps = { request: WireStaffQuotation; totalPaise: number };

/** Warns before an offer is sent to a registration that has ended, or was not looked up lately. */
export function GstinWarning({ request, totalPaise }: GstinWarningProps) {
  const { gstins: words } = useText();
  const { gstin, gstin_check: check } = request;
  if (gstin === '') return null;
  const warning = findGstinWarning(
    check ? { status: check.status, checkedAt: new Date(check.checked_at) } : undefined,
    { totalPaise, now: new Date() },
  );
  return warning ? <Notice kind="warning">{words.warnings[warning]}</Notice> : null;
}
