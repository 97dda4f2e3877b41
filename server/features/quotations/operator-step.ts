/** A step of the seller's side. */
export type OperatorStep = {
  quoteRequestId: string;
  operator: string;
  /** The version of the quote request that the operator has seen. */
  expectedVersion?: number | undefined;
  /** Whether the buyer gets no mail. */
  isSilent?: boolean | undefined;
};
