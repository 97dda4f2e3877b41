import { numberFormat, pluralise } from './plurals.ts';

/** The texts of a quotation that its buyer reads and answers, in their own module so that only its pages load them. */
export const offerText = {
  title: 'Quotation',
  revision: (revision: number) => `Quotation R${revision}`,
  notFound:
    'This link to a quotation is incomplete, has expired or was withdrawn. Please ask for a new one, or log in and open your orders.',
  toOrders: 'Your orders',
  withoutScript: 'To respond to this quotation here, please enable JavaScript. You can also',
  pdfWithoutScript: 'download the quotation as a PDF',

  preparing: 'We are preparing your quotation and will e-mail you as soon as it is ready.',
  answerBy: (day: string) => `Please respond by ${day}.`,
  validUntil: (day: string) => `Valid until ${day}`,
  sentOn: (day: string) => `Sent on ${day}`,
  lapsed: (day: string) => `This quotation was valid until ${day} and can no longer be accepted.`,
  renewalAsked: (day: string) =>
    `You asked us on ${day} to renew this quotation. We will check prices and stock and send you a new one.`,
  countered: 'You have asked for changes. We will send you a revised quotation.',
  accepted: (day: string, who: string) => `Accepted on ${day} by ${who}`,
  confirmed: 'This request is confirmed.',
  acceptedLines: (revision: number, count: number, total: string) =>
    `Quotation R${revision}: ${pluralise(count, 'item', 'items')} for ${total} with GST`,
  purchaseOrder: (number: string) => `Purchase order ${number}`,
  purchaseOrderOf: (number: string, day: string) => `Purchase order ${number} of ${day}`,
  amendment:
    'We propose a change to what you have accepted. Until you accept it, the accepted quotation remains valid.',
  nextSteps: 'What happens next',
  nextStep:
    'We will prepare the goods and e-mail you when they are dispatched. The accepted quotation is in your inbox.',
  payAsAgreed: (terms: string) => `Payment as agreed: ${terms}`,
  declined: 'This quotation was declined.',
  closed: 'This request is closed.',
  byLink: {
    countered: (name: string, day: string) =>
      `${name} asked for changes via a link on ${day}. We will send a revised quotation.`,
    'renewal asked': (name: string, day: string) =>
      `${name} asked us via a link on ${day} to renew this quotation. We will check prices and stock and send a new one.`,
    'declined by buyer': (name: string, day: string) =>
      `${name} declined this quotation via a link on ${day}.`,
    withdrawn: (name: string, day: string) => `${name} withdrew this request via a link on ${day}.`,
  },
  mayOnlySee: 'This link lets you view the quotation, but not respond to it.',

  items: 'Items',
  changes: (former: number) => `Changes since R${former}`,
  removed: 'removed',
  item: (number: number) => `Item ${number}`,
  ofLine: (number: number, title: string) => `${number}. ${title}`,
  hsn: (code: string) => `HSN/SAC ${code}`,
  quantityTimesRate: (quantity: string, rate: string) => `${quantity} × ${rate}`,
  withGst: (percent: string, total: string) => `${total} with ${percent} GST`,
  dispatchIn: (time: string) => `Dispatch: ${time}`,
  optional: 'Optional',
  unavailable: 'Not available',
  alternativeTo: (number: number) => `In place of item ${number}`,
  alternative: 'Alternative',
  choose: (title: string) => `Select ${title}`,
  chooseHint: 'Tick the items you want; the total updates.',
  deposit: (amount: string) => `Deposit: ${amount}, refundable`,

  sum: 'Totals',
  charges: { freight: 'Freight', packing: 'packing', insurance: 'insurance' },
  taxedWithGoods: (charges: string) => `${charges}, taxed with the goods`,
  taxable: 'Taxable value',
  roundOff: 'Round-off',
  total: 'Total with GST',
  depositBeside: 'Refundable deposit (not in the total)',

  terms: 'Terms',
  freight: 'Freight',
  delivery: 'Delivery',
  payment: 'Payment',
  warranty: 'Warranty',
  placeOfSupply: 'Place of supply',
  supply: 'Supply',
  suppliedFrom: 'Supplied from',
  notes: 'Notes',
  standingTerms: 'General terms',

  pdf: 'Download PDF',
  proForma: 'Download pro-forma',
  answer: 'Your response',
  accept: 'Accept',
  counter: 'Ask for changes',
  decline: 'Decline',
  withdraw: 'Withdraw the request',
  renew: 'Ask to renew',
  ask: 'Ask a question',
  back: 'Back',

  acceptTitle: (count: number, total: string) =>
    `Accept ${pluralise(count, 'item', 'items')} for ${total} with GST`,
  chooseOne: 'Please tick at least one item above.',
  acceptHint: 'By accepting, you order the items ticked above, on the terms of this quotation.',
  name: 'Your name',
  designation: 'Designation (optional)',
  poNumber: 'Purchase order number (optional)',
  poDate: 'Purchase order date (optional)',
  poFile: 'Purchase order file (optional)',
  fileHint: 'PDF, JPEG, PNG or Excel (.xlsx), up to 10 MB.',
  sendingFile: 'Sending the file …',
  confirmAccept: 'Accept and order',

  counterTitle: 'What would you like to change?',
  counterHint: 'Fill in only what should be different. Prices are per unit, before GST.',
  offered: (what: string) => `Offered: ${what}`,
  yourRate: 'Your price in ₹',
  yourQuantity: 'Quantity',
  drop: 'Leave this item out',
  wishedTotal: 'New total with GST',
  yourWords: 'Message (optional)',
  sendCounter: 'Send changes',

  declineTitle: 'Why are you declining?',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  confirmDecline: 'Decline quotation',

  withdrawTitle: 'Withdraw the request?',
  withdrawHint:
    'This withdraws all items in the request, and we will stop preparing your quotation. You can request a new one at any time.',
  confirmWithdraw: 'Withdraw',
  renewTitle: 'Ask us to renew this quotation?',
  renewHint: 'We will check prices and stock again and send you a new quotation.',
  confirmRenew: 'Ask to renew',

  conversation: 'Questions and answers',
  you: 'You',
  seller: 'Sales desk',
  aboutLine: (number: number) => `about item ${number}`,
  question: 'Your question',
  messageFile: 'Attachment (optional)',
  send: 'Send',

  wishes: 'Changes you asked for',
  wishesFor: (revision: number, time: string, name: string) =>
    name
      ? `${name} asked for changes to R${revision} via a link on ${time}`
      : `You asked for changes to R${revision} on ${time}`,
  wishedRate: (rate: string) => `at ${rate}`,
  wishedQuantity: (quantity: number) => `quantity ${numberFormat.format(quantity)}`,
  wishedDrop: 'leave out',

  links: 'Links for colleagues',
  linksHint: 'Anyone with a link can open this quotation without logging in.',
  linkFor: 'E-mail address of your colleague',
  mayAnswer: 'Can also respond, such as accept or decline',
  createLink: 'Create a link',
  newLink: 'The link, shown only once:',
  copy: 'Copy',
  copied: 'Copied',
  linkState: (mayAnswer: boolean, day: string) =>
    `${mayAnswer ? 'can respond' : 'can only view'}, until ${day}`,
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the link for ${email}`,

  tryAgain: 'Try again',
};
