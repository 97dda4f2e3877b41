/** Why a buyer declines an offer; more can be said in words. */
export const DECLINE_REASONS = [
  'The price is too high',
  'The delivery is too late',
  'The terms do not suit us',
  'We have bought elsewhere',
  'It is no longer needed',
  'Another reason',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
