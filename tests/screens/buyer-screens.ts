import type { Page } from 'playwright-core';
import type { OrderStatus } from '#domain/order-status.ts';
import { PASSWORD, randomPhone } from '../support/buyers.ts';
import type { Screen } from './screen.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

const order = (status: OrderStatus): Screen => ({
  name: `order-${status.toLowerCase()}`,
  path: ({ activeBuyer }) => `/order/${activeBuyer.orders[status]._id}`,
  as: 'activeBuyer',
});

/** What only a buyer who is logged in sees. */
export const buyerScreens: readonly Screen[] = [
  { name: 'home-logged-in', path: '/', as: 'activeBuyer', cart: 3, hasOverlay: true },
  { name: 'wishlist', path: '/wishlist', as: 'activeBuyer' },
  { name: 'wishlist-empty', path: '/wishlist', as: 'newBuyer' },
  { name: 'lists', path: '/lists', as: 'activeBuyer' },
  { name: 'lists-empty', path: '/lists', as: 'newBuyer' },
  { name: 'lists-loading', path: '/lists', as: 'activeBuyer', held: '**/api/list/*' },
  {
    name: 'lists-delete',
    path: '/lists',
    as: 'activeBuyer',
    hasOverlay: true,
    reach: (page) => press(page, /^Delete/),
  },
  { name: 'list', path: ({ activeBuyer }) => `/lists/${activeBuyer.listId}`, as: 'activeBuyer' },
  { name: 'list-not-found', path: '/lists/unknown', as: 'activeBuyer' },
  {
    name: 'list-in-cart',
    path: ({ activeBuyer }) => `/lists/${activeBuyer.listId}`,
    as: 'activeBuyer',
    reach: async (page) => {
      await press(page, 'Rename');
      await press(page, 'Add all to cart');
      const quantity = page.getByLabel(/^Quantity of/).first();
      await quantity.fill('none');
      await quantity.press('Enter');
    },
  },
  {
    name: 'save-to-list',
    path: ({ products }) => `/product/any/${products[0]?._id}/DEMO`,
    as: 'activeBuyer',
    hasOverlay: true,
    reach: async (page) => {
      await press(page, 'Save to a list');
      await page.getByText('Site at Peenya').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    },
  },
  { name: 'account', path: '/account', as: 'activeBuyer' },
  {
    name: 'account-address',
    path: '/account',
    as: 'activeBuyer',
    reach: async (page) => {
      await press(page, /^Edit the address/);
      await page.getByLabel('Same as Billing Address').check();
    },
  },
  { name: 'account-loading', path: '/account', as: 'activeBuyer', held: '**/authVerify' },
  {
    name: 'account-code',
    path: '/account',
    as: 'newBuyer',
    reach: async (page) => {
      await page.getByLabel('Phone').fill(randomPhone());
      await press(page, 'Save');
      await page.getByLabel('OTP').fill('000');
      await press(page, 'Verify and save');
    },
  },
  {
    name: 'account-email-invalid',
    path: '/account',
    as: 'newBuyer',
    reach: (page) => press(page, 'Send link'),
  },
  {
    name: 'account-email-sent',
    path: '/account',
    as: 'activeBuyer',
    reach: async (page) => {
      await page
        .getByLabel('New e-mail address')
        .fill(`asha.rao.${Date.now()}@rao-engineering-works.example`);
      await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
      await press(page, 'Send link');
      await page.getByText('Please open the link').waitFor();
    },
  },
  {
    name: 'account-delete',
    path: '/account',
    as: 'newBuyer',
    hasOverlay: true,
    reach: (page) => press(page, 'Delete my account'),
  },
  {
    name: 'account-logout',
    path: '/account',
    as: 'activeBuyer',
    hasOverlay: true,
    reach: (page) => page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first().click(),
  },
  {
    name: 'cart-offer',
    path: '/cart',
    as: 'newBuyer',
    answered: { '**/api/cart/getCart': { owner: 'any', version: 3, items: { drill: 1, saw: 2, pump: 5 } } },
    reach: (page) => page.getByText('3 more items from another device:').waitFor(),
  },
  { name: 'submit-request', path: '/submit-request', as: 'activeBuyer', cart: 3 },
  {
    name: 'submit-request-loading',
    path: '/submit-request',
    as: 'activeBuyer',
    cart: 3,
    held: '**/orderaddress/*',
  },
  {
    name: 'submit-request-no-phone',
    path: '/submit-request',
    as: 'newBuyer',
    cart: 2,
    answered: { '**/authVerify': { userInfo: { name: 'Asha Rao', email: 'asha@rao.example', phone: '' } } },
  },
  { name: 'submit-request-no-address', path: '/submit-request', as: 'newBuyer', cart: 1 },
  {
    name: 'submit-request-form',
    path: '/submit-request',
    as: 'newBuyer',
    cart: 2,
    reach: (page) => press(page, '+ Add Address'),
  },
  {
    name: 'submit-request-another-company',
    path: '/submit-request',
    as: 'activeBuyer',
    cart: 2,
    reach: async (page) => {
      await press(page, 'Edit the address of Rao Engineering Works');
      await page.getByRole('radio', { name: 'Another company' }).check();
      await press(page, 'Save Address');
      await page.getByText('Consignee name is required.').waitFor();
    },
  },
  {
    name: 'submit-request-invalid',
    path: '/submit-request',
    as: 'newBuyer',
    cart: 2,
    reach: async (page) => {
      await press(page, '+ Add Address');
      await press(page, 'Save Address');
    },
  },
  {
    name: 'submit-request-delete',
    path: '/submit-request',
    as: 'activeBuyer',
    cart: 3,
    hasOverlay: true,
    reach: (page) => press(page, /^Delete/),
  },
  {
    name: 'submit-request-waiting',
    path: '/submit-request',
    as: 'activeBuyer',
    cart: 3,
    reach: async (page) => {
      await page.context().setOffline(true);
      await press(page, 'Submit Request');
      await page.getByText('your request will be sent as soon as').waitFor();
    },
  },
  { name: 'orders', path: '/orders', as: 'activeBuyer' },
  { name: 'orders-filtered', path: '/orders?status=Shipped', as: 'activeBuyer' },
  { name: 'orders-no-match', path: '/orders?status=Delivered&q=nothing', as: 'activeBuyer' },
  { name: 'orders-empty', path: '/orders', as: 'newBuyer' },
  { name: 'orders-loading', path: '/orders', as: 'activeBuyer', held: '**/getOrdersByUserId*' },
  order('Requested'),
  order('Delivered'),
  order('Rejected'),
  { name: 'order-loading', path: '/order/any', as: 'activeBuyer', held: '**/getOrdersByOrderId/*' },
];
