import { numberFormat, pluralRules } from './plurals.ts';

/** The texts of requesting a quote in English, in their own module so that other pages do not load them. */

export const addressText = {
  saved: 'Address',
  none: 'No address found',
  add: '+ Add Address',
  new: 'New address',
  change: 'Edit',
  changeAddressOf: (customer: string) => `Edit the address of ${customer}`,
  cancelChange: 'Discard changes',
  cancelNew: 'Cancel',
  delete: 'Delete',
  deleteAddressOf: (customer: string) => `Delete the address of ${customer}`,
  deleteQuestion: 'Delete this address?',
  deleteHint: 'It stays on your earlier quote requests.',
  confirmDelete: 'Delete address',
  cancelDelete: 'Cancel',
  deletedElsewhere:
    'This address has since been deleted. What you typed is still here; saving it adds a new address.',
  save: 'Save Address',
  contact: 'Contact Details',
  billing: 'Billing Details',
  shipping: 'Shipping Details',
  customer: 'Customer or person',
  customerHint: 'The firm or individual to be billed, as it should appear on the estimate.',
  email: 'E-mail',
  phone: 'Phone',
  fullName: 'Full name',
  label: 'Label (optional)',
  labelHint: 'A name for this address, such as Works or Head office.',
  gstin: 'GSTIN',
  gstinHint: '15 characters. We will fill in the state for you.',
  gstinDetails: (pan: string, state: string) => `PAN ${pan}, ${state}`,
  address: 'Address',
  pin: 'PIN code',
  state: 'State',
  chooseState: 'Choose a state',
  district: 'District',
  chooseDistrict: 'Choose a district',
  chooseStateFirst: 'Choose a state first',
  city: 'City',
  sameAsBilling: 'Same as Billing Address',
  deliveredTo: 'Deliver to',
  ownSite: 'Our own site',
  ownSiteHint: (delivery: string, taxes: string, registration: string) =>
    `Place of supply ${delivery}: ${taxes}. Input tax credit (ITC) may not be available to your ${registration} GSTIN.`,
  anotherCompany: 'Another company',
  anotherCompanyHint: (registration: string, taxes: string) =>
    `Place of supply ${registration}, the state of your GSTIN: ${taxes}.`,
  consigneeName: 'Consignee name',
  consigneeGstin: 'Consignee GSTIN',
  unregistered: 'Unregistered (URP)',
  gstNumber: 'GST number',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  country: 'India',
};

export const quoteText = {
  title: 'Generate Your Instant Quotation',
  lines: 'Your request',
  submit: 'Submit Request',
  supplyToOwnSite: (delivery: string, taxes: string, registration: string) =>
    `Place of supply is ${delivery}: ${taxes}. Your GSTIN is registered in ${registration}, so input tax credit (ITC) may not be available.`,
  supplyToAnotherCompany: (registration: string, taxes: string) =>
    `The goods are delivered to another company, so the place of supply is ${registration}, the state of your GSTIN: ${taxes}.`,
  chooseAddress: 'Please select an address or add one.',
  sizesMissing: (titles: string) =>
    `No sizes chosen yet: ${titles}. Choose them under “Your request”, or we will ask you for them.`,
  completeOrChoose: 'Please complete the new address, or select a saved one.',
  submitWithNewPrices: 'Submit with today’s prices',
  cartChanged: 'Your cart has changed in the meantime. Please review it and submit again.',
  sentWhenOnline:
    'You are offline. Please keep this page open: your request will be sent as soon as you are back online.',
  phoneRequired:
    'Please update your phone number in Account first. You can do that right here. We call this number to confirm price and delivery.',
  updatePhone: 'Update phone in Account',
  verifyPhoneHere: 'Verify your phone number',
  backToQuotation: 'Continue to your request',
  productsUnavailable: (count: number) =>
    pluralRules.select(count) === 'one'
      ? 'One product is no longer available and was removed from your cart.'
      : `${numberFormat.format(count)} products are no longer available and were removed from your cart.`,
};
