import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's recommendation for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is expensive by design; one hash at a time leaves a core free for other requests. */
const hashQueue = pLimit(1);

export async function hashPassword(password: string): Promise<string> {
  return hashQueue(() => hash(password, ARGON2_OPTIONS));
}

let dummyHash: Promise<string> | undefined;

/** Checks a password. Without a hash it returns false after the same time, so that timing reveals no account. */
export async function isPasswordCorrect(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', ARGON2_OPTIONS);
  const compared = passwordHash ?? (await dummyHash);
  const isCorrect = await hashQueue(() => verify(compared, password));
  return isCorrect && passwordHash !== undefined;
}
