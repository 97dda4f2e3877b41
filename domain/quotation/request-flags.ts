/** What an operator should know of a quote request before answering it. None of it refuses a request. */
export const REQUEST_FLAGS = [
  /** Another account has asked with the same GSTIN. */
  'duplicate_gstin',
  /** It is the first request of its account. */
  'new_buyer',
  /** Its sum with GST is `LARGE_REQUEST_PAISE` or more. */
  'large',
  /** It is billed to one state and delivered to another. */
  'several_states',
  /** Its answer is late: later than the buyer was promised. */
  'overdue',
  /** Its offer holds for `LAPSES_SOON_DAYS` at most. */
  'lapses_soon',
] as const;
export type RequestFlag = (typeof REQUEST_FLAGS)[number];

/** ₹5,00,000 */
export const LARGE_REQUEST_PAISE = 5_00_000_00;

export const LAPSES_SOON_DAYS = 3;
