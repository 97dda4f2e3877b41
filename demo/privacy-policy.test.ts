import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RETENTION } from '#server/platform/queue/retention.ts';
import { pageContents } from './page-contents.ts';

const policy = pageContents.find(({ key }) => key === 'PRIVACYPOLICY')?.content ?? '';

it('promises the times for which data is kept, and no others', () => {
  const promised = policy.match(
    /\b(?:\d+|an?|one|ninety) (?:minute|hour|day|month|year|financial year)s?\b/g,
  );
  expect(promised).toEqual([
    `${RETENTION.registrationDays} days`,
    `${RETENTION.emailChangeDays} days`,
    '1 day', // a session
    `${RETENTION.knownDeviceDays} days`,
    `${RETENTION.securityEventDays} days`,
    '10 minutes', // a phone code
    `${RETENTION.phoneCodeHours + 1} hours`, // as expired data is removed every hour
    `${RETENTION.unsoldRequestYears} years`,
    `${RETENTION.soldRequestFinancialYears} financial years`,
    `${RETENTION.unusedFileHours + 1} hours`,
    `${RETENTION.estimateFileHours} hours`,
    `${RETENTION.contactMessageDays} days`,
    `${RETENTION.mailLogDays} days`,
    `${RETENTION.emptySearchDays} days`,
    `${RETENTION.undeliveredDays} days`,
    `${RETENTION.personalDataReadDays} days`,
    '15 minutes', // limits
    'an hour',
    '18 years', // of age
    `${RETENTION.backupDays} days`,
    '1 day', // the cookie
    'one month', // answers by people, from here on
    '48 hours',
    'one month',
    'ninety days',
  ]);
});

it('describes everything that the storefront stores in a browser', () => {
  const sources = globSync('web/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const keys = sources.flatMap((source) => [...source.matchAll(/'(udyoghaat_\w+)'/g)].map(([, key]) => key));
  expect([...new Set(keys)].sort()).toEqual([
    'udyoghaat_account_cart',
    'udyoghaat_address_drafts',
    'udyoghaat_cart',
    'udyoghaat_cart_prices',
    'udyoghaat_client_access_token',
    'udyoghaat_compare',
    'udyoghaat_device',
    'udyoghaat_files',
    'udyoghaat_location',
    'udyoghaat_offers',
    'udyoghaat_pages',
    'udyoghaat_pending_wish',
    'udyoghaat_phone_code',
    'udyoghaat_quick_order_3',
    'udyoghaat_quote_attempt',
    'udyoghaat_recent',
    'udyoghaat_registration_query',
    'udyoghaat_request_files',
    'udyoghaat_searches',
    'udyoghaat_session', // A channel between tabs, which stores nothing, as the next one.
    'udyoghaat_submitted',
    'udyoghaat_wishes',
    'udyoghaat_wishlist',
  ]);
  for (const words of [
    'a half-typed address',
    'your cart, its owner and the prices shown',
    'Cookie udyoghaat_client_access_token',
    'chosen city',
    'a random text by which we recognise this browser',
    'copies of public pages',
    'the products that you ticked to compare',
    'other suppliers’ prices that you typed into a comparison',
    'a phone number that is being confirmed',
    'the number of a quote request in progress',
    'recently viewed products',
    'the page to return to after you register',
    'which files you have added to your next request',
    'the number of your last quote request',
    'the product that you wanted to save before logging in',
    'your recent searches, until you clear them or log out',
  ]) {
    expect(policy).toContain(words);
  }
});
