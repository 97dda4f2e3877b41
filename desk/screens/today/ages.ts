import type { WaitingAge } from '#contract/staff-today.ts';

/** The colours of how long a request has waited. The words beside them say the same. */
export const AGE_TONES: Record<WaitingAge, string> = {
  fresh: 'text-success',
  waiting: 'text-warning',
  late: 'text-danger',
};
