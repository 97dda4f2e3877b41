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
    COMPARE_PATH: '/compare',
    WISHLIST_PATH: '/wishlist',
    QUICK_ORDER_PATH: '/quick-order',
    RENT_PATH: '/rent',
    SAVED_LISTS_PATH: '/lists',
    SHARED_LIST_PATH: '/lists/shared',
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
    paths.comparePath(['p1', 'p2']),
    paths.comparePath([]),
    paths.searchPath('hammer drill'),
    paths.searchPath('hamer dril', true),
    paths.askPath('hammer drill & bits'),
    paths.wishPath('p1', 25),
    paths.loginPath('/orders?status=Shipped'),
    paths.orderPath('o1'),
    paths.quotationPath('token'),
    paths.resetPasswordPath('token'),
    paths.verifyAccountPath('token'),
    paths.confirmEmailPath('token'),
  ]).toEqual([
    '/product/drill-13-mm/p1/Navi%20Mumbai',
    '/category/power-tools-more/c1',
    '/category/power-tools-more/c1?query=angle-grinders&sid=s1',
    '/compare?ids=p1,p2',
    '/compare',
    '/search?query=hammer+drill',
    '/search?query=hamer+dril&exact=yes',
    '/contact?ask=hammer+drill+%26+bits',
    '/cart?ask=p1&quantity=25',
    '/login?next=%2Forders%3Fstatus%3DShipped',
    '/order/o1',
    '/quotation/token',
    '/reset-password/token',
    '/verify-account/token',
    '/verify-account/token?for=email',
  ]);
});
