import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#contract/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be done, in seconds counted from the first time. docs/product.md has the same list. */
const RATE_LIMIT_RULES = {
  'login from an address to an account': { points: 10, duration: 15 * MINUTE },
  'login from an address': { points: 100, duration: 15 * MINUTE },
  'password confirmed by an account': { points: 10, duration: 15 * MINUTE },
  'registration from an address': { points: 20, duration: HOUR },
  'registration of an e-mail': { points: 5, duration: HOUR },
  'forgotten password from an address': { points: 20, duration: HOUR },
  'forgotten password of an e-mail': { points: 3, duration: HOUR },
  'link tried from an address': { points: 50, duration: HOUR },
  'message from an address': { points: 10, duration: HOUR },
  'phone code from an address': { points: 30, duration: HOUR },
  'phone code for an account': { points: 10, duration: HOUR },
} as const;
export type RateLimitRule = keyof typeof RATE_LIMIT_RULES;

/** Rate limits, counted in the database: all nodes share them, and they survive restarts. */
export type RateLimits = {
  /** @throws AppError 'rate_limited' when the rule's limit is used up for this combination of subjects. */
  consume(rule: RateLimitRule, ...subjects: string[]): Promise<void>;
  /** Starts counting from zero again. */
  reset(rule: RateLimitRule, ...subjects: string[]): Promise<void>;
};

export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = new Map(
    Object.entries(RATE_LIMIT_RULES).map(([rule, { points, duration }]) => [
      rule,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: '',
        points,
        duration,
      }),
    ]),
  );
  const getLimiter = (rule: RateLimitRule) => {
    const limiter = limiters.get(rule);
    if (!limiter) throw new Error(`There is no limit '${rule}'.`);
    return limiter;
  };
  return {
    async consume(rule, ...subjects) {
      try {
        await getLimiter(rule).consume(hashKey(rule, subjects));
      } catch (cause) {
        throw cause instanceof RateLimiterRes ? createTooManyRequests(cause.msBeforeNext) : cause;
      }
    },
    async reset(rule, ...subjects) {
      await getLimiter(rule).delete(hashKey(rule, subjects));
    },
  };
}

/** Subjects are personal data, so only a hash is stored. */
function hashKey(rule: RateLimitRule, subjects: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([rule, ...subjects]))
    .digest('base64url');
}

function createTooManyRequests(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfterSeconds / MINUTE);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('rate_limited', `That was too often. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
