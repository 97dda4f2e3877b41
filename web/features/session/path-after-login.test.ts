import { describe, expect, it } from 'vitest';
import { loginPath } from '#domain/page-paths.ts';
import { pathAfterLogin } from './path-after-login.ts';

const pathFor = (query: string) => pathAfterLogin(new URLSearchParams(query));

describe('the way after the login', () => {
  it('leads back to where the buyer was going', () => {
    const login = new URL(loginPath('/orders?status=Shipped'), 'https://shop.example');
    expect(login.pathname).toBe('/login');
    expect(pathAfterLogin(login.searchParams)).toBe('/orders?status=Shipped');
  });

  it('leads home when there is no such place', () => {
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
  ])('never leads out of the shop: %j', (next) => {
    expect(pathFor(`next=${encodeURIComponent(next)}`)).toBe('/');
  });
});
