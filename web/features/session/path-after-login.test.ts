import { describe, expect, it } from 'vitest';
import { loginPath } from '#domain/page-paths.ts';
import { pathAfterLogin } from './path-after-login.ts';

const pathFor = (query: string) => pathAfterLogin(new URLSearchParams(query));

describe('pathAfterLogin', () => {
  it('returns the page that the buyer came from', () => {
    const login = new URL(loginPath('/orders?status=Shipped'), 'https://shop.example');
    expect(login.pathname).toBe('/login');
    expect(pathAfterLogin(login.searchParams)).toBe('/orders?status=Shipped');
  });

  it('returns the home page when there is no such page', () => {
    expect(pathFor('')).toBe('/');
    expect(pathFor('next=')).toBe('/');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'orders',
  ])('rejects a URL outside the shop: %j', (next) => {
    expect(pathFor(`next=${encodeURIComponent(next)}`)).toBe('/');
  });
});
