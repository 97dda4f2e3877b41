import { expect, it } from 'vitest';
import { isPublicMailProvider } from './public-mail-providers.ts';

it.each([
  ...['gmail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'outlook.com', 'hotmail.co.uk', 'live.in'],
  ...['rediffmail.com', 'icloud.com', 'proton.me', 'protonmail.com'],
])('anybody can get a mailbox at %s', (domain) => {
  expect(isPublicMailProvider(domain)).toBe(true);
});

it.each(['rao.example', 'gmail.com.rao.in', 'notgmail.com', 'yahoo-traders.in', 'live.rao-works.in'])(
  '%s belongs to somebody',
  (domain) => {
    expect(isPublicMailProvider(domain)).toBe(false);
  },
);
