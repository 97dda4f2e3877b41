import { expect, it } from 'vitest';
import {
  addressFromWire,
  addressToWire,
  formatPostalLines,
  isToOtherState,
  toAddressErrors,
} from './address.ts';

const kolkata = {
  address: '12 Strand Road',
  state: 'West Bengal',
  district: 'Kolkata',
  city: 'Kolkata',
  pin: '700001',
};
const howrah = {
  ...kolkata,
  address: '4 Foreshore Road',
  district: 'Howrah',
  city: 'Shibpur',
  pin: '711102',
};

it.each([null, { name: 'Peenya Fabricators', gstin: 'URP' }])(
  'converts an address with the consignee %o to the wire format and back without a change',
  (consignee) => {
    const address = {
      label: 'Works',
      customer: 'Rao Works',
      name: 'Asha Rao',
      email: 'asha@rao.example',
      phone: '9812345670',
      gstin: '19AABCU9603R1ZK',
      billing: kolkata,
      shipping: howrah,
      consignee,
    };
    expect(addressFromWire({ _id: 'a1', ...addressToWire(address) })).toEqual({ id: 'a1', ...address });
  },
);

it('maps errors of address and quote request calls to the fields of an address', () => {
  const errors = toAddressErrors({
    address_gstin: 'GSTIN?',
    'billing_address.b_pin': 'PIN?',
    'shipping_address.s_state': 'State?',
    order_phone: 'Phone?',
    consignee_gstin: 'Its GSTIN?',
  });
  expect(errors).toEqual({
    gstin: 'GSTIN?',
    'billing.pin': 'PIN?',
    'shipping.state': 'State?',
    phone: 'Phone?',
    'consignee.gstin': 'Its GSTIN?',
  });
});

it('leaves out the district when the city has the same name', () => {
  expect(formatPostalLines(kolkata)).toEqual(['12 Strand Road', 'Kolkata', 'West Bengal 700001']);
  expect(formatPostalLines(howrah)[1]).toBe('Shibpur, Howrah');
});

it('is delivered to another state only if both states are chosen and differ', () => {
  const [karnataka, open] = [
    { ...kolkata, state: 'Karnataka' },
    { ...kolkata, state: '' },
  ];
  expect(isToOtherState({ billing: kolkata, shipping: karnataka })).toBe(true);
  for (const [billing, shipping] of [
    [kolkata, howrah],
    [open, kolkata],
    [kolkata, open],
  ] as const)
    expect(isToOtherState({ billing, shipping })).toBe(false);
});
