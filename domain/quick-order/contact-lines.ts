const CONTACT = /\b(m\b|mob|ph|tel|contact|call|whatsapp|gst|e-?mail)/i;
/** An Indian phone number in one or two groups, an e-mail address or a GSTIN. */
const DETAIL =
  /(?:\+?91[\s-]?|\b0?)[6-9]\d{4}[\s-]?\d{5}\b|\b0\d{2,4}[\s-]?\d{6,8}\b|[^\s@]{1,60}@[^\s@]{3,60}|\b\d\d[a-z]{5}\d{4}[a-z]\w{3}\b/i;

/** '10 helmets, call 98220 12345' asks for something. */
const QUANTITY = /(?<![\d-])\d{1,3}\s+\p{L}/u;

/** Nobody's details are longer, and in a long line they take long to be looked for. */
const MAX_LENGTH = 120;

/** What a letter says before a colon: 'Date: 23 Nov 2026', 'Delivery address: …', 'PO No: 4711'. */
const LABEL =
  /^(?:our |your |kind )?(?:date|dated|ref|reference|rfq|enquiry|inquiry|indent|p\.?o|quotation|subject|sub|to|from|cc|bcc|sent|attn|attention|project|site|address|ship to|bill to|del|delivery|dispatch|payment|freight|validity|warranty|taxes|gst|gstin|pan|note|nb|terms|prepared|approved|checked|signature|contact|company|department)(?: (?:no|number|date|by|to|at|address|terms|period|time|place|person))?\.?\s?:/i;
const PLACE = /^(?:delivery|deliver|dispatch|supply) (?:at|to|by|before|within)\b/i;
/** 'Plot 12, Ambad MIDC', 'Gat No. 145'. */
const ADDRESS =
  /^(?:(?:plot|gat|survey|shop|house|shed)(?: no)?|(?:flat|unit|door|office) no)\.?[ -]{1,3}[a-z]?-?\d/i;
/** 'Amit Traders', 'Rao Fabrications Pvt. Ltd.' */
const FIRM =
  /\b(?:traders|enterprises?|industries|pvt|ltd|llp|sons|engineering works|engineers|associates|corporation|fabrications|constructions|agency|agencies)\b/i;
/** At the end of an address; a quantity of so many pieces is a round one. */
const PIN_CODE = /\p{L}[\s,.–-]{1,4}[1-8]\d{2}\s?(?!000)\d{3}\.?$/u;

/** Whether a line of a list says who, where or when, and is no item: 'Mob 98220 12345', 'Pune 411018', 'Date: …'. */
export function isContactLine(line: string): boolean {
  if (line.length > MAX_LENGTH) return false;
  if (LABEL.test(line) || PLACE.test(line) || ADDRESS.test(line) || PIN_CODE.test(line)) return true;
  if (!/\d/.test(line) && FIRM.test(line)) return true;
  if (!DETAIL.test(line)) return false;
  const rest = line.replace(DETAIL, '');
  return !/[\p{L}\d]/u.test(rest) || (CONTACT.test(rest) && !QUANTITY.test(rest));
}
