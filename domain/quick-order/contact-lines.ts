const CONTACT = /^\W*(?:mob|mobile|ph|phone|tel|telephone|cell|contact|call|whatsapp|gst|gstin|e-?mail)\b/i;
/** Ten digits in one or two groups, as of Indian mobile numbers. */
const PHONE = /(?:\+?91[\s-]?|\b0)?\b[6-9]\d{4}[\s-]?\d{5}\b/;
const EMAIL = /\S@\S+\.\w/;
const GSTIN = /\b\d{2}[a-z]{5}\d{4}[a-z]\d[a-z]\w\b/i;

/** Whether a line of a list says how to reach the buyer and is no item: 'Mob 98220 12345', 'purchase@example.com'. */
export function isContactLine(line: string): boolean {
  const detail = [PHONE, EMAIL, GSTIN].find((pattern) => pattern.test(line));
  return detail !== undefined && (CONTACT.test(line) || isAlone(line, detail));
}

function isAlone(line: string, detail: RegExp): boolean {
  return detail === EMAIL ? !/\s/.test(line.trim()) : !/[\p{L}\d]/u.test(line.replace(detail, ''));
}
