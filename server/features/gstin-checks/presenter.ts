import type { StoredCheck } from './repository.ts';

export function presentGstinCheck({ gstin, status, checkedAt, checkedBy }: StoredCheck) {
  return { gstin, status, checked_at: checkedAt.toISOString(), checked_by: checkedBy };
}
