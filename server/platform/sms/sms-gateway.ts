/** Carries one-time codes to phones. */
export type SmsGateway = {
  /**
   * @param phone ten digits, in India.
   * @throws Error when the gateway did not take it; the caller tries again.
   */
  sendCode(phone: string, code: string): Promise<void>;
};
