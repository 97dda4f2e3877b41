import { expect, it } from 'vitest';
import * as pagePaths from './page-paths.ts';

/** Links in e-mails, bookmarks and search engines: a path that changes here breaks them. */
it('keeps the path of every page', () => {
  const { UNKNOWN_PLACE: _, ...paths } = pagePaths;
  const constants = Object.entries(paths).filter(([, path]) => typeof path === 'string');
  expect(Object.fromEntries(constants)).toEqual({
    HOME_PATH: '/',
    PRODUCTS_PATH: '/products',
    ALL_CATEGORIES_PATH: '/all-categories',
    SEARCH_PATH: '/search',
    SERVICE_WORKER_FILE: '/sw.js',
    CART_PATH: '/cart',
    WISHLIST_PATH: '/wishlist',
    RECENTLY_VIEWED_PATH: '/recent-viewed',
    QUOTATION_PATH: '/submit-request',
    REGISTER_PATH: '/register',
    LOGIN_PATH: '/login',
    FORGET_PASSWORD_PATH: '/forget-password',
    ACCOUNT_PATH: '/account',
    ORDERS_PATH: '/orders',
    CONTACT_PATH: '/contact',
    ABOUT_US_PATH: '/aboutus',
    PRIVACY_POLICY_PATH: '/privacy-policy',
    TERMS_PATH: '/terms-conditions',
    SOMETHING_WRONG_PATH: '/something-wrong',
    NOT_FOUND_PATH: '/error',
    MANIFEST_PATH: '/manifest.webmanifest',
  });
  const category = paths.categoryPath('c1', 'Power Tools & More');
  expect([
    paths.productPath('p1', 'Drill, 13 mm', 'Navi Mumbai'),
    category,
    paths.subCategoryPath(category, 's1', 'Angle Grinders'),
    paths.searchPath('hammer drill'),
    paths.searchPath('hamer dril', true),
    paths.askPath('hammer drill & bits'),
    paths.askPath('Hammer drill', { product: 'p1', quantity: '25' }),
    paths.loginPath('/orders?status=Shipped'),
    paths.orderPath('o1'),
    paths.resetPasswordPath('token'),
    paths.verifyAccountPath('token'),
    paths.confirmEmailPath('token'),
  ]).toEqual([
    '/product/drill-13-mm/p1/Navi%20Mumbai',
    '/category/power-tools-more/c1',
    '/category/power-tools-more/c1?query=angle-grinders&sid=s1',
    '/search?query=hammer+drill',
    '/search?query=hamer+dril&exact=yes',
    '/contact?ask=hammer+drill+%26+bits',
    '/contact?ask=Hammer+drill&product=p1&quantity=25',
    '/login?next=%2Forders%3Fstatus%3DShipped',
    '/order/o1',
    '/reset-password/token',
    '/verify-account/token',
    '/verify-account/token?for=email',
  ]);
});
