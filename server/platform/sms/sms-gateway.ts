/** Sends phone codes by SMS. */
export type SmsGateway = {
  /**
   * @param phone ten digits, without the country code of India.
   * @throws Error when the gateway did not accept the message; the caller retries.
   */
  sendCode(phone: string, code: string): Promise<void>;
};
