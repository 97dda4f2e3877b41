import type { Page } from 'playwright-core';
import { categoryPath, productPath, subCategoryPath } from '#domain/page-paths.ts';
import type { Screen } from './screen.ts';
import type { World } from './world.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
const says = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

async function openCityDialog(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /your city/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('dialog', { name: 'Choose your city' }).waitFor();
}

const withBrochure = ({ products }: World) => {
  const product = products.find(({ pro_pdf_link }) => pro_pdf_link) ?? products[0];
  return productPath(product?._id ?? '', product?.pro_title ?? '', 'Kolkata');
};
const category = ({ products: [product] }: World) =>
  categoryPath(product?.pro_category_id ?? '', product?.pro_category ?? '');
const subCategory = (world: World) => {
  const [product] = world.products;
  return subCategoryPath(category(world), product?.pro_subcategory_id ?? '', product?.pro_subcategory ?? '');
};

const finding: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-with-recent', path: '/', recent: 8 },
  {
    name: 'home-city',
    path: '/',
    floats: true,
    reach: openCityDialog,
  },
  {
    name: 'home-city-missing',
    path: '/',
    floats: true,
    reach: async (page) => {
      await openCityDialog(page);
      await page.getByLabel('Find a city').fill('Atlantis');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
  },
  {
    name: 'home-categories',
    path: '/',
    only: 'wide',
    floats: true,
    reach: async (page) => {
      const menu = page.locator('summary', { hasText: 'All category' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'search-suggestions',
    path: '/',
    floats: true,
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Search products' }).fill('weld');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'products', path: '/products' },
  { name: 'products-without-scripts', path: '/products', floats: true, withoutScripts: true },
  {
    name: 'products-not-loaded',
    path: '/products',
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.getByLabel('Sort').selectOption('Price:Low-Top');
      await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
      await says(page, 'There is no connection.');
    },
  },
  { name: 'products-last-page', path: '/products?page=5' },
  { name: 'products-beyond', path: '/products?page=99' },
  { name: 'products-narrowed', path: '/products?sort=price-desc&min_discount=10&gst=18' },
  {
    name: 'products-filters',
    path: '/products',
    only: 'phone',
    floats: true,
    reach: (page) => press(page, 'Filters'),
  },
  { name: 'all-categories', path: '/all-categories' },
  { name: 'category', path: category },
  { name: 'category-narrowed', path: subCategory },
  { name: 'product', path: withBrochure },
  { name: 'product-enlarged', path: withBrochure, floats: true, reach: (page) => press(page, 'Enlarge') },
  {
    name: 'product-share',
    path: withBrochure,
    floats: true,
    reach: async (page) => {
      await page.evaluate(() => Object.assign(navigator, { share: undefined }));
      await main(page).locator('summary', { hasText: 'Share' }).click();
    },
  },
  {
    name: 'product-added',
    path: withBrochure,
    floats: true,
    reach: async (page) => {
      await press(page, 'Add to Cart');
      await says(page, 'Added to your cart');
    },
  },
  {
    name: 'product-too-many',
    path: withBrochure,
    floats: true,
    reach: async (page) => {
      await main(page).getByRole('textbox', { name: 'Quantity' }).fill('7');
      await press(page, 'Add to Cart');
    },
  },
  { name: 'search', path: '/search?query=drill' },
  { name: 'search-corrected', path: '/search?query=weldng+machin' },
  { name: 'search-none', path: '/search?query=zzzzqqq' },
  { name: 'search-nothing-asked', path: '/search' },
  { name: 'recent', path: '/recent-viewed', recent: 8 },
  { name: 'recent-empty', path: '/recent-viewed' },
  { name: 'cart', path: '/cart', cart: 3 },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart-loading', path: '/cart', cart: 3, held: '**/getCartDetails' },
  {
    name: 'cart-not-kept',
    path: '/cart',
    cart: 1,
    reach: async (page) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The storage is full.', 'QuotaExceededError');
        };
      });
      await press(page, 'One more');
      await says(page, 'Your browser cannot keep this');
    },
  },
  {
    name: 'cart-unauthorised',
    path: '/cart',
    cart: 1,
    floats: true,
    reach: async (page) => {
      // What waits 5 s waits for good, or the login would come in the place of the message.
      await page.evaluate(() => {
        const { setTimeout } = window;
        window.setTimeout = ((act: TimerHandler, wait?: number, ...rest: unknown[]) =>
          wait === 5_000 ? 0 : setTimeout(act, wait, ...rest)) as typeof setTimeout;
      });
      await press(page, 'Request a quote');
      await says(page, 'You are not authorized user');
    },
  },
];

const joining: Screen[] = [
  { name: 'register', path: '/register' },
  { name: 'register-wrong', path: '/register', reach: (page) => press(page, 'Register') },
  {
    name: 'login-registered',
    path: '/register',
    reach: async (page) => {
      await page.getByLabel('Name').fill('Asha Rao');
      await page.getByLabel('E-mail').fill(`asha.rao.${Date.now()}@rao-engineering-works.example`);
      await page.getByLabel('Password', { exact: true }).fill('one of nine gears');
      await press(page, 'Register');
      await says(page, 'We have sent an e-mail with your activation link');
    },
  },
  { name: 'login', path: '/login' },
  { name: 'login-wrong', path: '/login', reach: (page) => press(page, 'Login') },
  {
    name: 'login-refused',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@buyer.test');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await press(page, 'Login');
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
    name: 'reset-password-differs',
    path: '/reset-password/any',
    reach: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('one of nine gears');
      await page.getByLabel('Repeat password', { exact: true }).fill('two of nine gears');
      await press(page, 'Set password');
      await says(page, 'Password Not Matches');
    },
  },
  {
    name: 'verify-account-failed',
    path: '/verify-account/any',
    reach: (page) => says(page, 'Something Wrong'),
  },
  { name: 'verify-account-loading', path: '/verify-account/any', held: '**/activation' },
];

const reading: Screen[] = [
  { name: 'contact', path: '/contact' },
  { name: 'contact-wrong', path: '/contact', reach: (page) => press(page, 'Send Now') },
  { name: 'aboutus', path: '/aboutus' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-conditions', path: '/terms-conditions' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'something-wrong', path: '/something-wrong' },
];

export const visitorScreens: readonly Screen[] = [...finding, ...joining, ...reading];
