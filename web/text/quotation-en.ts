import { numberFormat, pluralRules } from './plurals.ts';

/** The texts of requesting a quote in English, in their own module so that other pages do not load them. */

export const addressText = {
  saved: 'Address',
  none: 'No address found',
  add: '+ Add Address',
  new: 'New address',
  change: 'Change',
  changeAddressOf: (customer: string) => `Change the address of ${customer}`,
  cancelChange: 'Leave it as it was',
  cancelNew: 'Cancel',
  delete: 'Delete',
  deleteAddressOf: (customer: string) => `Delete the address of ${customer}`,
  deleteQuestion: 'Delete this address?',
  deleteHint: 'Quotes you asked for before keep it.',
  confirmDelete: 'Delete address',
  cancelDelete: 'Keep it',
  deletedElsewhere:
    'This address was deleted meanwhile. What you typed is still here; saving it adds a new address.',
  save: 'Save Address',
  contact: 'Contact Details',
  billing: 'Billing Details',
  shipping: 'Shipping Details',
  customer: 'Customer or person',
  customerHint: 'As it shall stand on the estimate.',
  email: 'E-mail',
  phone: 'Phone',
  fullName: 'Full name',
  gstin: 'GSTIN',
  gstinHint: '15 characters; the state follows from it.',
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
  deliveredTo: 'Delivered to',
  ownSite: 'Our own site',
  ownSiteHint: (delivery: string, taxes: string, registration: string) =>
    `Place of supply ${delivery}: ${taxes}. Input tax credit may not be available to your GSTIN of ${registration}.`,
  anotherCompany: 'Another company',
  anotherCompanyHint: (registration: string, taxes: string) =>
    `Place of supply ${registration}, the state of your GSTIN: ${taxes}.`,
  consigneeName: 'Name of the company',
  consigneeGstin: 'Its GSTIN',
  unregistered: 'Unregistered (URP)',
  gstNumber: 'GST number',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  country: 'India',
};

export const quoteText = {
  title: 'Generate Your Instant Quotation',
  summary: 'Your request',
  submit: 'Submit Request',
  supplyToOwnSite: (delivery: string, taxes: string, registration: string) =>
    `GST is charged as for delivery to ${delivery}: ${taxes}. Your GSTIN is of ${registration}, so input tax credit may not be available.`,
  supplyToAnotherCompany: (registration: string, taxes: string) =>
    `The goods go to another company, so GST is charged as for ${registration}, the state of your GSTIN: ${taxes}.`,
  chooseAddress: 'Please choose an address or add one.',
  completeOrChoose: 'Please complete the new address, or choose one of the saved ones.',
  submitWithNewPrices: 'Submit with today’s prices',
  cartChanged: 'Your cart has changed meanwhile. Please look it over and submit again.',
  sentWhenOnline:
    'There is no connection. Please keep this page open: your request is sent as soon as the connection is back.',
  phoneRequired:
    'Please update your phone number in Account first. We call it to confirm price and delivery.',
  updatePhone: 'Update phone in Account',
  backToQuotation: 'Go on with your quotation',
  productsUnavailable: (count: number) =>
    pluralRules.select(count) === 'one'
      ? 'One product is no longer in the catalogue and was taken out of your cart.'
      : `${numberFormat.format(count)} products are no longer in the catalogue and were taken out of your cart.`,
};
