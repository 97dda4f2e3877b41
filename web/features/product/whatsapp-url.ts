const INDIA = '91';
/** Area code and number, or a mobile number. */
const NATIONAL_LENGTH = 10;
const TOLL_FREE = /^1[68]00/;

/**
 * The URL that opens a chat with a phone number, written as people write it, with a message to send. Undefined for a
 * number that cannot have a chat: toll-free, or none at all.
 */
export function toWhatsAppUrl(phone: string, message: string): string | undefined {
  const digits = phone.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < NATIONAL_LENGTH || TOLL_FREE.test(digits)) return undefined;
  const number = digits.length === NATIONAL_LENGTH ? INDIA + digits : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
