import { hash, verify } from '@node-rs/argon2';
import { Failure, invalidField } from '#contract/errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** OWASP's recommendation for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a new password.
 * @throws Failure 'invalid' when it is one of the commonest.
 */
export async function hashPassword(password: string): Promise<string> {
  if (commonPasswords.has(password.toLowerCase())) {
    throw invalidField('password', 'This password is too common. Please choose another one.');
  }
  return inTurn(() => hash(password, STRENGTH));
}

let nobodysHash: Promise<string> | undefined;

/** Checks a password; without a hash it takes the same time and the answer is no, so time tells nothing. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', STRENGTH);
  const compared = passwordHash ?? (await nobodysHash);
  const isRight = await inTurn(() => verify(compared, password));
  return isRight && passwordHash !== undefined;
}

const MAX_WAITING = 100;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Hashing is hard work by design; one at a time leaves a core to everybody else, however many log in.
 * @throws Failure 'unavailable' when too many wait.
 */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MAX_WAITING) {
    throw new Failure(
      'unavailable',
      'Too many people are logging in at once. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    );
  }
  waiting += 1;
  const mine = last.then(work);
  last = mine
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1;
    });
  return mine;
}
