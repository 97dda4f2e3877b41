import type { Page, Route } from '@playwright/test';
import { productPath } from '#domain/page-paths.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { getPath, unexpectedErrors } from '../support/page-actions.ts';

const SUGGESTION = 'Kolkata? Use my location or choose your city';
const LOOKUP = '**/api/location/reverse?*';

/** The product page's button or, on other pages, that of the header. */
const deliverTo = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Deliver to/ });
const headerCity = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /your city/ })
    .filter({ visible: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Choose your city' });
const placeOf = (page: Page) => decodeURIComponent(getPath(page).split('/').at(-1) ?? '');

const findsCity = (city: string | undefined) => (route: Route) =>
  route.fulfill({ json: { success: true, city: city ?? 'Kolkata', is_known: city !== undefined } });

async function chooseCity(page: Page, city: string): Promise<void> {
  await dialogOf(page).getByLabel('Search cities').fill(city);
  await dialogOf(page).getByRole('radio', { name: city }).check();
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
}

async function grantLocation(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 21.19, longitude: 72.83 });
}

/**
 * The browser asks before it gives the position: the buyer allows it if the permission is granted, and refuses it
 * otherwise.
 * @returns how often the browser has asked
 */
async function askForLocation(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus);
    const geolocation = Object.getPrototypeOf(navigator.geolocation) as Geolocation;
    const { getCurrentPosition } = geolocation;
    Object.assign(window, { askCount: 0 });
    geolocation.getCurrentPosition = function (...parameters) {
      (window as unknown as { askCount: number }).askCount += 1;
      getCurrentPosition.apply(this, parameters);
    };
  });
  return () => page.evaluate(() => (window as unknown as { askCount: number }).askCount);
}

/** Presses the city, so that its place is being looked up. @returns the look-up, to be answered */
async function startLookup(page: Page): Promise<Route[]> {
  const lookups: Route[] = [];
  await page.route(LOOKUP, (route) => void lookups.push(route));
  await grantLocation(page);
  await askForLocation(page);
  await page.goto('/cart');
  await headerCity(page).click();
  await expect.poll(() => lookups.length).toBe(1);
  return lookups;
}

let pathOfProduct: (place: string) => string;
test.beforeAll(async ({ shop }) => {
  const [product] = await fetchProducts(shop.api(), 1);
  pathOfProduct = (place) => productPath(product?._id ?? '', product?.pro_title ?? '', place);
});

for (const width of WIDTHS)
  test.describe(`city at ${width} px`, () => {
    test('locates the city on the first visit if permission was granted, else falls back to Kolkata', async ({
      visit,
    }) => {
      const { page } = await visit({ width });
      await page.route(LOOKUP, findsCity('Surat'));
      await grantLocation(page);
      await page.goto('/cart');
      await page.getByRole('button', { name: 'Surat, your city' }).waitFor();
      await page.unroute(LOOKUP);
      await page.route(LOOKUP, findsCity(undefined));
      await page.evaluate(() => localStorage.removeItem('udyoghaat_location'));
      await page.reload();
      await page.getByText('We could not find your location, so your city is set to Kolkata.').waitFor();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('udyoghaat_location')))
        .toBe('Kolkata');
    });

    test('suggests Kolkata without asking, and asks at the first press on the city', async ({ visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.route(LOOKUP, findsCity('Surat'));
      await grantLocation(page);
      const askCount = await askForLocation(page);
      await page.goto(pathOfProduct('DEMO'));
      await expect(headerCity(page)).toHaveAccessibleName(SUGGESTION);
      await expect(deliverTo(page)).toHaveText('Deliver toKolkata?Use my location');
      expect(await askCount()).toBe(0);
      expect(placeOf(page)).toBe('DEMO');

      await deliverTo(page).click();
      await page.getByRole('listitem').getByText('Your city is now Surat.').waitFor();
      expect(await askCount()).toBe(1);
      await expect(dialogOf(page)).toBeHidden();
      await expect(headerCity(page)).toHaveAccessibleName('Surat, your city. Change');
      await expect(deliverTo(page)).toHaveText('Deliver toSurat');
      await expect.poll(() => placeOf(page)).toBe('Surat');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('opens the picker with Kolkata when the buyer refuses, and does not ask again', async ({
      visit,
    }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.context().grantPermissions([]);
      const askCount = await askForLocation(page);
      await page.goto(pathOfProduct('DEMO'));
      await headerCity(page).click();
      await dialogOf(page)
        .getByText('We could not find your location, so your city is set to Kolkata.')
        .waitFor();
      await expect(dialogOf(page).getByRole('radio').first()).toHaveAttribute('value', 'Kolkata');
      await expect(dialogOf(page).getByRole('radio', { name: 'Kolkata' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(headerCity(page)).toHaveAccessibleName('Kolkata, your city. Change');
      await expect.poll(() => placeOf(page)).toBe('Kolkata');
      await deliverTo(page).click();
      await dialogOf(page).waitFor();
      expect(await askCount()).toBe(1);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('keeps what the buyer chooses while the place is being looked up', async ({ visit }) => {
      const { page } = await visit({ width });
      const lookups = await startLookup(page);
      await chooseCity(page, 'Bengaluru');
      for (const lookup of lookups) await findsCity('Surat')(lookup);
      await page.waitForLoadState('networkidle');
      await expect(headerCity(page)).toHaveAccessibleName('Bengaluru, your city. Change');
    });

    test('leaves the picker open for a buyer who is choosing when the city is found', async ({ visit }) => {
      const { page } = await visit({ width });
      const lookups = await startLookup(page);
      await dialogOf(page).getByLabel('Search cities').fill('beng');
      for (const lookup of lookups) await findsCity('Surat')(lookup);
      await expect(headerCity(page)).toHaveAccessibleName(/^Surat/);
      await dialogOf(page).getByRole('radio', { name: 'Bengaluru' }).check();
      await dialogOf(page).getByRole('button', { name: 'Save' }).click();
      await expect(headerCity(page)).toHaveAccessibleName(/^Bengaluru/);
    });

    test('stores the chosen city and puts it into product URLs', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/all-categories');
      const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
      await expect(link).toHaveAttribute('href', /\/DEMO$/);
      await headerCity(page).click();
      const dialog = dialogOf(page);
      await dialog.getByLabel('Search cities').fill('Atlantis');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Please choose a city.').waitFor();
      await chooseCity(page, 'Bengaluru');
      await expect(headerCity(page)).toHaveAccessibleName(/^Bengaluru, your city/);
      await expect(link).toHaveAttribute('href', /\/Bengaluru$/);
      await page.reload();
      await headerCity(page).click();
      await dialog.getByRole('radio', { name: 'Bengaluru' }).waitFor();
      await expect(dialog.getByRole('radio').first()).toHaveAttribute('value', 'Bengaluru');

      await page.route(LOOKUP, (route) => route.abort());
      await grantLocation(page);
      await dialog.getByRole('button', { name: 'Use my location' }).click();
      await dialog.getByText('your city is set to Bengaluru').waitFor();
      await page.unroute(LOOKUP);
      await page.route(LOOKUP, findsCity('Pune'));
      await dialog.getByRole('button', { name: 'Use my location' }).click();
      await expect(headerCity(page)).toHaveAccessibleName(/^Pune, your city/);
      expect(consoleErrors.filter((each) => !each.includes('ERR_FAILED'))).toEqual([]);
    });

    test('keeps the place that a shared product URL names until another city is chosen', async ({
      visit,
    }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.addInitScript(() => {
        if (localStorage.getItem('udyoghaat_location') === null)
          localStorage.setItem('udyoghaat_location', 'Pune');
      });
      await page.goto(pathOfProduct('Mumbai'));
      await expect(deliverTo(page)).toHaveText('Deliver toPune');
      expect(placeOf(page)).toBe('Mumbai');
      const entries = await page.evaluate(() => history.length);
      for (const city of ['Chennai', 'Navi Mumbai']) {
        await deliverTo(page).click();
        await chooseCity(page, city);
        await expect.poll(() => placeOf(page)).toBe(city);
      }
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await expect(deliverTo(page)).toBeFocused();
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
  });
