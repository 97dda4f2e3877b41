/** Turns a phone number as people write it into a `tel:` URL. */
export function toTelUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
