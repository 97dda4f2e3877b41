import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#contract/errors.ts';
import { toMailbox } from '#domain/mailbox.ts';
import { SITE_FACTOR, toSiteNetwork } from './client-ip.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

type Rule = {
  points: number;
  /** In seconds, counted from the first time. */
  duration: number;
  /** The first subject is a network address. */
  isByAddress?: true;
  /** The second one is an account, so that people who share the address do not share the limit. */
  isToAccount?: true;
  /** The subject is an e-mail address; all addresses of one mailbox count together. */
  isByMailbox?: true;
};

/** How often something may be done. docs/product.md has the same list. */
const RATE_LIMIT_RULES = {
  'login from an address to an account': {
    points: 10,
    duration: 15 * MINUTE,
    isByAddress: true,
    isToAccount: true,
  },
  'login from an address': { points: 100, duration: 15 * MINUTE, isByAddress: true },
  'desk login from an address': { points: 100, duration: 15 * MINUTE, isByAddress: true },
  // A code has six digits, and three of them are right at a time.
  'code of an operator': { points: 5, duration: 15 * MINUTE },
  'password confirmed by an account': { points: 10, duration: 15 * MINUTE },
  'e-mail change by an account': { points: 5, duration: HOUR },
  'registration from an address': { points: 20, duration: HOUR, isByAddress: true },
  'registration of an e-mail': { points: 5, duration: HOUR, isByMailbox: true },
  'mail about registering to an e-mail': { points: 3, duration: HOUR, isByMailbox: true },
  'forgotten password from an address': { points: 20, duration: HOUR, isByAddress: true },
  'forgotten password of an e-mail': { points: 3, duration: HOUR, isByMailbox: true },
  'link tried from an address': { points: 50, duration: HOUR, isByAddress: true },
  'quotation verified from an address': { points: 60, duration: HOUR, isByAddress: true },
  'message from an address': { points: 10, duration: HOUR, isByAddress: true },
  'city looked up from an address': { points: 60, duration: HOUR, isByAddress: true },
  'line of a list from an address': { points: 10_000, duration: HOUR, isByAddress: true },
  'phone code from an address': { points: 30, duration: HOUR, isByAddress: true },
  'phone code for an account': { points: 10, duration: HOUR },
  'address saved by an account': { points: 60, duration: HOUR },
  // Every rating makes all cached pages stale.
  'rating by an account': { points: 60, duration: HOUR },
  'return by an account': { points: 20, duration: HOUR },
  'file sent by an account': { points: 60, duration: HOUR },
  'file sent by a link': { points: 30, duration: HOUR },
  'message by an account': { points: 60, duration: HOUR },
  'message by a link': { points: 30, duration: HOUR },
  // Each acceptance, wish or refusal mails both sides.
  'answer to a quotation': { points: 30, duration: HOUR },
  'link to a quotation by an account': { points: 30, duration: HOUR },
  'data download of an account': { points: 10, duration: HOUR },
  'estimate drawn for an account': { points: 20, duration: HOUR },
  'call by a key': { points: 600, duration: MINUTE },
} as const satisfies Record<string, Rule>;
export type RateLimitRule = keyof typeof RATE_LIMIT_RULES;

/** Rate limits, counted in the database: all nodes share them, and they survive restarts. */
export type RateLimits = {
  /** @throws AppError 'rate_limited' when the rule's limit is used up for this combination of subjects. */
  consume(rule: RateLimitRule, ...subjects: string[]): Promise<void>;
  /** The same for something done several times at once. */
  consumePoints(points: number, rule: RateLimitRule, ...subjects: string[]): Promise<void>;
  /** The same for those who must not learn of the limit. Returns false when it is used up. */
  tryConsume(rule: RateLimitRule, ...subjects: string[]): Promise<boolean>;
  /** Starts counting from zero again. */
  reset(rule: RateLimitRule, ...subjects: string[]): Promise<void>;
};

/** @param addressFactor multiplies the limits that all people at a network address share. */
export function createRateLimits(pool: pg.Pool, addressFactor = 1): RateLimits {
  const createLimiters = (siteFactor: number) =>
    new Map(
      Object.entries<Rule>(RATE_LIMIT_RULES).map(([rule, { points, duration, isByAddress, isToAccount }]) => [
        rule,
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: '',
          points: points * (isByAddress ? siteFactor : 1) * (isByAddress && !isToAccount ? addressFactor : 1),
          duration,
        }),
      ]),
    );
  const limiters = createLimiters(1);
  const siteLimiters = createLimiters(SITE_FACTOR);

  /** What is counted: the subjects themselves and, for a limit by IPv6 address, its whole site. */
  function getCounters(rule: RateLimitRule, subjects: readonly string[]) {
    const limiter = limiters.get(rule);
    const siteLimiter = siteLimiters.get(rule);
    if (!limiter || !siteLimiter) throw new Error(`There is no limit '${rule}'.`);
    const { isByAddress, isByMailbox }: Rule = RATE_LIMIT_RULES[rule];
    const counter = { limiter, key: hashKey(rule, isByMailbox ? subjects.map(toMailbox) : subjects) };
    const [address = '', ...others] = subjects;
    const site = isByAddress && toSiteNetwork(address);
    return site ? [counter, { limiter: siteLimiter, key: hashKey(rule, [site, ...others]) }] : [counter];
  }

  /** Otherwise each network of a site that has used up its limit would get a row for every rejected attempt. */
  async function assertSiteHasPoints([, site]: ReturnType<typeof getCounters>): Promise<void> {
    const used = site && (await site.limiter.get(site.key));
    if (used && used.remainingPoints <= 0) throw used;
  }

  async function consumePoints(points: number, rule: RateLimitRule, ...subjects: string[]): Promise<void> {
    const counters = getCounters(rule, subjects);
    try {
      await assertSiteHasPoints(counters);
      for (const { limiter, key } of counters) await limiter.consume(key, points);
    } catch (cause) {
      throw cause instanceof RateLimiterRes ? createRateLimitedError(cause.msBeforeNext / 1000) : cause;
    }
  }
  const consume: RateLimits['consume'] = (...args) => consumePoints(1, ...args);
  return {
    consume,
    consumePoints,
    async tryConsume(rule, ...subjects) {
      try {
        await consume(rule, ...subjects);
        return true;
      } catch (cause) {
        if (cause instanceof AppError) return false;
        throw cause;
      }
    },
    async reset(rule, ...subjects) {
      for (const { limiter, key } of getCounters(rule, subjects)) await limiter.delete(key);
    },
  };
}

/** Subjects are personal data, so only a hash is stored. */
function hashKey(rule: RateLimitRule, subjects: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([rule, ...subjects]))
    .digest('base64url');
}

/**
 * The error for a limit that is used up.
 * @param reason a sentence about what there was too much of.
 */
export function createRateLimitedError(waitSeconds: number, reason = 'Too many attempts.'): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds));
  return new AppError('rate_limited', `${reason} Please try again in ${formatWait(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
}

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes === 1) return 'a minute';
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(seconds / HOUR)} hours`;
}
