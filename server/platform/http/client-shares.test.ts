import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClientShares } from './client-shares.ts';

const VISITOR = '192.0.2.1';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** @returns shares, and whether clients are heavy after a second with so many open requests each. */
function openShares() {
  const shares = createClientShares();
  const isHeavy = (address: string, authorization?: string) =>
    shares.isHeavy(shares.identify(address, authorization));
  return {
    shares,
    isHeavy,
    open(address: string, count: number, authorization?: string): () => void {
      const requester = shares.identify(address, authorization);
      for (let index = 0; index < count; index += 1) shares.addRequest(requester);
      return () => {
        for (let index = 0; index < count; index += 1) shares.removeRequest(requester);
      };
    },
  };
}

function lowerMaxLoad({ shares }: ReturnType<typeof openShares>): void {
  for (let tick = 0; tick < 100; tick += 1) shares.lowerMaxLoad();
}

describe('a client', () => {
  it('is not heavy while it is alone, and is as soon as there is another one', () => {
    const { isHeavy, open } = openShares();
    open('198.51.100.1', 64);
    vi.advanceTimersByTime(1000);
    expect(isHeavy('198.51.100.1')).toBe(false);
    expect(isHeavy(VISITOR)).toBe(false);
    expect(isHeavy('198.51.100.1')).toBe(true);
    vi.advanceTimersByTime(11_000);
    expect(isHeavy('198.51.100.1')).toBe(false);
  });

  it('is alone with its own accounts', () => {
    const { shares, isHeavy, open } = openShares();
    shares.rememberLogin('token', 'asha');
    open('198.51.100.1', 64);
    open('198.51.100.1', 64, 'token');
    vi.advanceTimersByTime(1000);
    expect([isHeavy('198.51.100.1'), isHeavy('198.51.100.1', 'token')]).toEqual([false, false]);
  });

  it('is heavy before one that uses less, which is heavy only when that was not enough', () => {
    const all = openShares();
    all.open('198.51.100.1', 64);
    all.open('198.51.100.2', 8);
    all.isHeavy(VISITOR);
    vi.advanceTimersByTime(2000);
    expect([all.isHeavy('198.51.100.1'), all.isHeavy('198.51.100.2')]).toEqual([true, false]);
    lowerMaxLoad(all);
    expect([all.isHeavy('198.51.100.2'), all.isHeavy(VISITOR)]).toEqual([true, false]);
  });

  it('is never heavy with one request at a time, or with thirty for a moment', () => {
    const all = openShares();
    lowerMaxLoad(all);
    all.open('198.51.100.1', 1);
    all.isHeavy(VISITOR);
    vi.advanceTimersByTime(60_000);
    expect(all.isHeavy('198.51.100.1')).toBe(false);
    const close = all.open('198.51.100.2', 30);
    vi.advanceTimersByTime(60);
    close();
    expect(all.isHeavy('198.51.100.2')).toBe(false);
  });

  it('stays heavy for half a minute, and for a minute if it then goes on as before', () => {
    const all = openShares();
    const isHeavy = () => {
      all.isHeavy(VISITOR);
      return all.isHeavy('198.51.100.1');
    };
    const close = all.open('198.51.100.1', 64);
    vi.advanceTimersByTime(1000);
    expect(isHeavy()).toBe(true);
    close();
    vi.advanceTimersByTime(29_000);
    expect(isHeavy()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(isHeavy()).toBe(false);
    const closeAgain = all.open('198.51.100.1', 64);
    vi.advanceTimersByTime(1000);
    expect(isHeavy()).toBe(true);
    closeAgain();
    vi.advanceTimersByTime(59_000);
    expect(isHeavy()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(isHeavy()).toBe(false);
  });

  it('with a login is the account, from every address, and apart from others at the same address', () => {
    const { shares, isHeavy, open } = openShares();
    shares.rememberLogin('token of Asha', 'asha');
    shares.rememberLogin('second token of Asha', 'asha');
    shares.rememberLogin('token of Bela', 'bela');
    open('198.51.100.1', 64, 'token of Asha');
    isHeavy(VISITOR);
    vi.advanceTimersByTime(1000);
    expect(isHeavy('198.51.100.2', 'second token of Asha')).toBe(true);
    expect(isHeavy('198.51.100.1', 'token of Bela')).toBe(false);
    expect(isHeavy('198.51.100.1')).toBe(false);
    expect(isHeavy('198.51.100.1', 'token of nobody')).toBe(false);
  });

  it('is forgotten when ten thousand others have come since', () => {
    const { isHeavy, open } = openShares();
    open('198.51.100.1', 64);
    isHeavy(VISITOR);
    vi.advanceTimersByTime(1000);
    const comeAll = (count: number) => {
      for (let index = 0; index < count; index += 1) isHeavy(`2001:db8:0:${index}::/64`);
    };
    comeAll(9000);
    expect(isHeavy('198.51.100.1')).toBe(true);
    comeAll(10_000);
    expect(isHeavy('198.51.100.1')).toBe(false);
  });
});

describe('the accounts at one network address', () => {
  const openAccounts = (all: ReturnType<typeof openShares>, count: number, each: number) => {
    for (let index = 0; index < count; index += 1) {
      all.shares.rememberLogin(`token ${index}`, `account ${index}`);
      all.open('198.51.100.1', each, `token ${index}`);
    }
  };

  it('are heavy together with four times the load of one, and visitors there are not', () => {
    const all = openShares();
    openAccounts(all, 12, 5);
    all.isHeavy(VISITOR);
    vi.advanceTimersByTime(5000);
    all.isHeavy(VISITOR);
    expect(all.isHeavy('198.51.100.1', 'token 0')).toBe(false);
    all.open('198.51.100.1', 5, 'token 0');
    vi.advanceTimersByTime(5000);
    all.isHeavy(VISITOR);
    expect([all.isHeavy('198.51.100.1', 'token 1'), all.isHeavy('198.51.100.1')]).toEqual([true, false]);
  });

  it('are a group also in an IPv6 site, but not while nobody else is there', () => {
    const all = openShares();
    for (let index = 0; index < 70; index += 1) {
      all.shares.rememberLogin(`token ${index}`, `account ${index}`);
      all.open(`2001:db8:1:${index}::/64`, 1, `token ${index}`);
    }
    vi.advanceTimersByTime(5000);
    expect(all.isHeavy('2001:db8:1:0::/64', 'token 0')).toBe(false);
    all.isHeavy(VISITOR);
    expect(all.isHeavy('2001:db8:1:0::/64', 'token 0')).toBe(true);
  });

  it('do not suffer from one of them that is heavy by itself', () => {
    const all = openShares();
    openAccounts(all, 1, 30);
    all.isHeavy(VISITOR);
    vi.advanceTimersByTime(1000);
    expect(all.isHeavy('198.51.100.1', 'token 0')).toBe(true);
    all.open('198.51.100.1', 100, 'token 0');
    vi.advanceTimersByTime(5000);
    all.isHeavy(VISITOR);
    all.shares.rememberLogin('token of Bela', 'bela');
    expect(all.isHeavy('198.51.100.1', 'token of Bela')).toBe(false);
  });
});

describe('an IPv6 site', () => {
  const openInNetworks = (all: ReturnType<typeof openShares>, count: number) => {
    for (let index = 0; index < count; index += 1) all.open(`2001:db8:1:${index}::/64`, 1);
  };

  it('is heavy with four times the load of a client, however many of its networks take part', () => {
    const all = openShares();
    openInNetworks(all, 60);
    all.isHeavy(VISITOR);
    vi.advanceTimersByTime(5000);
    all.isHeavy(VISITOR);
    expect(all.isHeavy('2001:db8:1:ffff::/64')).toBe(false);
    openInNetworks(all, 10);
    vi.advanceTimersByTime(5000);
    expect(all.isHeavy(VISITOR)).toBe(false);
    expect([all.isHeavy('2001:db8:1:ffff::/64'), all.isHeavy('2001:db8:2:0::/64')]).toEqual([true, false]);
  });

  it('is not heavy while nobody else is there, nor for the accounts in it', () => {
    const all = openShares();
    all.shares.rememberLogin('token', 'asha');
    openInNetworks(all, 100);
    vi.advanceTimersByTime(5000);
    expect(all.isHeavy('2001:db8:1:0::/64')).toBe(false);
    all.isHeavy(VISITOR);
    expect(all.isHeavy('2001:db8:1:0::/64', 'token')).toBe(false);
    expect(all.isHeavy('2001:db8:1:0::/64')).toBe(true);
  });
});
