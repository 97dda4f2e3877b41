import type { Page } from 'playwright-core';
import {
  brandPath,
  categoryPath,
  comparePath,
  productPath,
  sharedListPath,
  subCategoryPath,
} from '#domain/page-paths.ts';
import { PASSWORD, signUp } from '../support/buyers.ts';
import type { Screen } from './screen.ts';
import type { ScreenData } from './screen-data.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

async function openCityDialog(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /your city/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('dialog', { name: 'Choose your city' }).waitFor();
}

const withBrochure = ({ products }: ScreenData) => {
  const product = products.find(({ pro_pdf_link }) => pro_pdf_link) ?? products[0];
  return productPath(product?._id ?? '', product?.pro_title ?? '', 'Kolkata');
};
const forRent = ({ products }: ScreenData) => {
  const product = products.find(({ for_rent }) => for_rent) ?? products[0];
  return productPath(product?._id ?? '', product?.pro_title ?? '', 'Kolkata');
};
const category = ({ products: [product] }: ScreenData) =>
  categoryPath(product?.pro_category_id ?? '', product?.pro_category ?? '');
const subCategory = (data: ScreenData) => {
  const [product] = data.products;
  return subCategoryPath(category(data), product?.pro_subcategory_id ?? '', product?.pro_subcategory ?? '');
};

const subCategoryTable = (data: ScreenData) => `${subCategory(data)}&view=table`;
const comparison = ({ products }: ScreenData) => comparePath(products.slice(0, 3).map(({ _id }) => _id));
const LIST = ['VG-100S 40', '10 nag bench drill 13mm', 'sariya 16mm – 2 ton', '2 cnc lathe'].join('\n');
const quickOrder = `/quick-order?${new URLSearchParams({ list: LIST })}`;
async function pasteList(page: Page): Promise<void> {
  await page.getByLabel('Your list').fill(LIST);
  await press(page, 'Find products');
  await page.getByRole('textbox', { name: 'Line 4, as written' }).waitFor();
}

const catalogueScreens: Screen[] = [
  { name: 'rent', path: '/rent' },
  { name: 'rent-product', path: forRent },
  {
    name: 'rent-dialog',
    path: forRent,
    hasOverlay: true,
    reach: async (page) => {
      await press(page, /^Rent: /);
      await page.getByRole('button', { name: 'Add to my request' }).click();
      await waitForText(page, 'Please choose a date.');
    },
  },
  {
    name: 'shared-list',
    path: ({ products }) =>
      sharedListPath(
        products
          .slice(5, 11)
          .flatMap(({ _id }, index) => [_id, index + 1])
          .join('~'),
      ),
    reach: (page) => page.getByRole('button', { name: 'Save as my list' }).waitFor(),
  },
  {
    name: 'shared-list-empty',
    path: '/lists/shared',
    reach: (page) => waitForText(page, /^This link contains no products/),
  },
  { name: 'shared-list-failing', path: '/lists/shared#drill~2', failing: '**/getCartDetails' },
  {
    name: 'save-to-list-visitor',
    path: withBrochure,
    hasOverlay: true,
    reach: async (page) => {
      await press(page, 'Save to a list');
      await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).waitFor();
    },
  },
  { name: 'home', path: '/' },
  { name: 'home-with-recent', path: '/', recent: 8 },
  {
    name: 'home-city',
    path: '/',
    hasOverlay: true,
    reach: openCityDialog,
  },
  {
    name: 'home-city-not-found',
    path: '/',
    hasOverlay: true,
    reach: async (page) => {
      await openCityDialog(page);
      await page.getByLabel('Search cities').fill('Atlantis');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
  },
  {
    name: 'home-categories',
    path: '/',
    only: 'wide',
    hasOverlay: true,
    reach: async (page) => {
      const menu = page.locator('summary', { hasText: 'All category' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'home-category-sheet',
    path: '/',
    only: 'phone',
    hasOverlay: true,
    reach: async (page) => {
      await page.getByRole('link', { name: 'All category' }).click();
      await page.getByRole('dialog', { name: 'All category' }).waitFor();
    },
  },
  {
    name: 'search-suggestions',
    path: '/',
    hasOverlay: true,
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Search products' }).fill('weld');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-recent',
    path: '/',
    hasOverlay: true,
    reach: async (page) => {
      await page.evaluate(() => localStorage.setItem('udyoghaat_searches', '["drill", "welding machine"]'));
      await page.getByRole('combobox', { name: 'Search products' }).focus();
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'products', path: '/products' },
  { name: 'products-without-scripts', path: '/products', hasOverlay: true, withoutScripts: true },
  {
    name: 'products-not-loaded',
    path: '/products',
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.getByLabel('Sort').selectOption('Price:Low-Top');
      await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
      await waitForText(page, 'You are offline.');
    },
  },
  { name: 'products-last-page', path: '/products?page=5' },
  { name: 'products-past-last-page', path: '/products?page=99' },
  { name: 'products-filtered', path: '/products?sort=price-desc&min_discount=10&gst=18' },
  {
    name: 'products-filters',
    path: '/products',
    only: 'phone',
    hasOverlay: true,
    reach: (page) => press(page, 'Filters'),
  },
  { name: 'all-categories', path: '/all-categories' },
  { name: 'category', path: category },
  { name: 'sub-category', path: subCategory },
  { name: 'table', path: subCategoryTable },
  { name: 'table-of-category', path: (data) => `${category(data)}?view=table` },
  {
    name: 'table-ticked',
    path: subCategoryTable,
    reach: async (page) => {
      for (const at of [0, 1])
        await main(page)
          .getByRole('checkbox', { name: /^Compare/ })
          .nth(at)
          .check();
      await main(page).getByRole('region', { name: 'Products to compare' }).waitFor();
    },
  },
  { name: 'compare', path: comparison },
  {
    name: 'compare-offer',
    path: comparison,
    reach: async (page) => {
      // On phones their columns open on demand.
      const otherSuppliers = main(page).getByRole('button', { name: 'Other suppliers' });
      if (await otherSuppliers.isVisible()) await otherSuppliers.click();
      await main(page).getByLabel('Name of other supplier 1').fill('Rathi Tools');
      await main(page).getByLabel('Price excl. GST, Rathi Tools').fill('1,250.50');
      await main(page).getByLabel('Freight, Rathi Tools').fill('call us');
      await waitForText(page, 'Please enter an amount');
    },
  },
  { name: 'compare-unknown', path: (data) => `${comparison(data)},unknown` },
  { name: 'compare-nothing', path: '/compare' },
  { name: 'brand', path: ({ products: [product] }) => brandPath(product?.pro_brand ?? '') },
  { name: 'product', path: withBrochure },
  { name: 'product-enlarged', path: withBrochure, hasOverlay: true, reach: (page) => press(page, 'Enlarge') },
  {
    name: 'product-share',
    path: withBrochure,
    hasOverlay: true,
    reach: async (page) => {
      await page.evaluate(() => Object.assign(navigator, { share: undefined }));
      await main(page).locator('summary', { hasText: 'Share' }).click();
    },
  },
  {
    name: 'product-too-many',
    path: withBrochure,
    reach: async (page) => {
      await main(page).getByRole('textbox', { name: 'Quantity' }).fill('25');
      await page.keyboard.press('Enter');
      await waitForText(page, 'Need more? Ask for a bulk quote');
    },
  },
  {
    name: 'product-added',
    path: withBrochure,
    hasOverlay: true,
    reach: async (page) => {
      await press(page, 'Add to Cart');
      await waitForText(page, 'Added to your cart');
    },
  },
  {
    name: 'product-quantity-too-large',
    path: withBrochure,
    hasOverlay: true,
    reach: async (page) => {
      await main(page).getByRole('textbox', { name: 'Quantity' }).fill('7');
      await press(page, 'Add to Cart');
    },
  },
  {
    name: 'products-in-cart',
    path: '/products',
    cart: 3,
    reach: (page) =>
      main(page)
        .getByRole('group', { name: /^In your cart/ })
        .first()
        .waitFor(),
  },
  { name: 'search', path: '/search?query=drill' },
  { name: 'search-corrected', path: '/search?query=weldng+machin' },
  { name: 'search-missing-brand', path: '/search?query=makita+angle+grinder' },
  { name: 'search-none', path: '/search?query=zzzzqqq' },
  { name: 'search-none-but-similar', path: '/search?query=mccb' },
  { name: 'search-without-query', path: '/search' },
  { name: 'recent', path: '/recent-viewed', recent: 8 },
  { name: 'recent-empty', path: '/recent-viewed' },
  { name: 'quick-order', path: '/quick-order' },
  {
    name: 'quick-order-too-many',
    path: '/quick-order',
    reach: async (page) => {
      await page.getByLabel('Your list').fill('saw\n'.repeat(501));
      await press(page, 'Find products');
    },
  },
  { name: 'quick-order-found', path: quickOrder },
  { name: 'quick-order-without-scripts', path: quickOrder, hasOverlay: true, withoutScripts: true },
  {
    name: 'quick-order-added',
    path: quickOrder,
    reach: async (page) => {
      await press(page, /to cart$/);
      await press(page, 'Next line to check');
    },
  },
  { name: 'quick-order-searching', path: '/quick-order', held: '**/matchList', reach: pasteList },
  {
    name: 'quick-order-stopped',
    path: '/quick-order',
    failing: '**/matchList',
    reach: async (page) => {
      await pasteList(page);
      await page.getByRole('button', { name: 'Continue' }).waitFor();
    },
  },
  { name: 'cart', path: '/cart', cart: 3 },
  { name: 'cart-empty', path: '/cart' },
  {
    name: 'cart-removed',
    path: '/cart',
    cart: 3,
    hasOverlay: true,
    reach: async (page) => {
      await press(page, /^Remove/);
      await waitForText(page, 'Removed from your cart');
    },
  },
  { name: 'cart-loading', path: '/cart', cart: 3, held: '**/getCartDetails' },
  {
    name: 'cart-storage-full',
    path: '/cart',
    cart: 1,
    reach: async (page) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The storage is full.', 'QuotaExceededError');
        };
      });
      await press(page, 'Increase quantity');
      await waitForText(page, 'Your browser cannot save this');
    },
  },
  {
    name: 'cart-unauthorised',
    path: '/cart',
    cart: 1,
    hasOverlay: true,
    reach: async (page) => {
      // Timers of 5 s never fire; otherwise the login page would replace the message.
      await page.evaluate(() => {
        const { setTimeout } = window;
        window.setTimeout = ((callback: TimerHandler, wait?: number, ...rest: unknown[]) =>
          wait === 5_000 ? 0 : setTimeout(callback, wait, ...rest)) as typeof setTimeout;
      });
      await press(page, 'Request a quote');
      await waitForText(page, 'You are not authorized user');
    },
  },
];

const UNLOCKED = { email: 'asha.rao@rao-works.example', needs_password: false };
/** Trial mode has no such state. */
const LOCKED = { '**/checkActivation': { ...UNLOCKED, needs_password: true } };

const accountAccessScreens: Screen[] = [
  { name: 'register', path: '/register' },
  { name: 'register-invalid', path: '/register', reach: (page) => press(page, 'Register') },
  {
    name: 'login-after-registration',
    path: '/register',
    reach: async (page) => {
      await page.getByLabel('Name').fill('Asha Rao');
      await page.getByLabel('E-mail').fill(`asha.rao.${Date.now()}@rao-engineering-works.example`);
      await page.getByLabel('Password', { exact: true }).fill('one of nine gears');
      await press(page, 'Register');
      await waitForText(page, 'We have sent an activation link');
    },
  },
  { name: 'login', path: '/login' },
  { name: 'login-invalid', path: '/login', reach: (page) => press(page, 'Log in') },
  {
    name: 'login-refused',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@buyer.test');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await press(page, 'Log in');
      await main(page).getByRole('alert').waitFor();
    },
  },
  { name: 'forget-password', path: '/forget-password' },
  {
    name: 'forget-password-sent',
    path: '/forget-password',
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@buyer.test');
      await press(page, 'Submit');
      await main(page).getByRole('alert').waitFor();
    },
  },
  { name: 'reset-password', path: '/reset-password/any' },
  {
    name: 'reset-password-mismatch',
    path: '/reset-password/any',
    reach: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('one of nine gears');
      await page.getByLabel('Confirm password', { exact: true }).fill('two of nine gears');
      await press(page, 'Set password');
      await waitForText(page, 'Password Not Matches');
    },
  },
  {
    name: 'verify-account-failed',
    path: '/verify-account/any',
    reach: (page) => waitForText(page, 'Something Wrong'),
  },
  { name: 'verify-account-loading', path: '/verify-account/any', held: '**/checkActivation' },
  { name: 'verify-account-locked', path: '/verify-account/any', answered: LOCKED },
  {
    name: 'verify-account-locked-invalid',
    path: '/verify-account/any',
    answered: LOCKED,
    reach: (page) => press(page, 'Activate'),
  },
  {
    name: 'verify-account-done',
    path: '/verify-account/any',
    answered: { '**/checkActivation': UNLOCKED, '**/activation': { msg: 'Your Account has been activated' } },
    reach: (page) => waitForText(page, 'Thank You!! Your Account has been activated'),
  },
  {
    name: 'confirm-email-locked',
    path: '/login',
    reach: async (page, { shop }) => {
      const { api } = await signUp(shop);
      const email = `asha.rao.${Date.now()}@rao-works.example`;
      await api.changeEmail({ body: { email, password: PASSWORD } });
      await page.goto(`${await shop.outbox.waitForLink(email, 'Confirm your new')}?for=email`);
      await press(page, 'Confirm');
      await waitForText(page, 'Password is required.');
    },
  },
  {
    name: 'confirm-email-done',
    path: '/verify-account/any?for=email',
    answered: { '**/confirmEmail': { email: UNLOCKED.email } },
    reach: (page) => waitForText(page, 'Your e-mail address has been changed'),
  },
  {
    name: 'confirm-email-failed',
    path: '/verify-account/any?for=email',
    reach: (page) => waitForText(page, 'Something Wrong'),
  },
];

const contentScreens: Screen[] = [
  { name: 'contact', path: '/contact' },
  { name: 'contact-invalid', path: '/contact', reach: (page) => press(page, 'Send Now') },
  { name: 'aboutus', path: '/aboutus' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-conditions', path: '/terms-conditions' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'something-wrong', path: '/something-wrong' },
];

export const visitorScreens: readonly Screen[] = [
  ...catalogueScreens,
  ...accountAccessScreens,
  ...contentScreens,
];
