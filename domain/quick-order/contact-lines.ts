const CONTACT = /^\W*(m\b|mob|ph|tel|contact|call|whatsapp|gst|e-?mail)/i;
/** An Indian phone number in one or two groups, an e-mail address or a GSTIN. */
const DETAIL =
  /(\+?91[\s-]?|\b0?)[6-9]\d{4}[\s-]?\d{5}\b|\b0\d{2,4}[\s-]?\d{6,8}\b|\S+@\S+\.\w+|\b\d\d[a-z]{5}\d{4}[a-z]\w{3}\b/i;

/** Nobody's details are longer, and in a long line they take long to be looked for. */
const MAX_LENGTH = 120;

/** Whether a line of a list says how to reach the buyer and is no item: 'Mob 98220 12345', 'purchase@example.com'. */
export function isContactLine(line: string): boolean {
  return (
    line.length <= MAX_LENGTH &&
    DETAIL.test(line) &&
    (CONTACT.test(line) || !/[\p{L}\d]/u.test(line.replace(DETAIL, '')))
  );
}
