const CONTACT = /\b(m\b|mob|ph|tel|contact|call|whatsapp|gst|e-?mail)/i;
/** An Indian phone number in one or two groups, an e-mail address or a GSTIN. */
const DETAIL =
  /(?:\+?91[\s-]?|\b0?)[6-9]\d{4}[\s-]?\d{5}\b|\b0\d{2,4}[\s-]?\d{6,8}\b|[^\s@]{1,60}@[^\s@]{3,60}|\b\d\d[a-z]{5}\d{4}[a-z]\w{3}\b/i;

/** '10 helmets, call 98220 12345' asks for something. */
const QUANTITY = /(?<![\d-])\d{1,3}\s+\p{L}/u;

/** Nobody's details are longer, and in a long line they take long to be looked for. */
const MAX_LENGTH = 120;

/** Whether a line of a list says how to reach the buyer and is no item: 'Mob 98220 12345', 'purchase@example.com'. */
export function isContactLine(line: string): boolean {
  if (line.length > MAX_LENGTH || !DETAIL.test(line)) return false;
  const rest = line.replace(DETAIL, '');
  return !/[\p{L}\d]/u.test(rest) || (CONTACT.test(rest) && !QUANTITY.test(rest));
}
