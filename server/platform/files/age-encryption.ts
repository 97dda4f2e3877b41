import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { OWNER_ONLY } from './owner-only.ts';

/** Encrypts and decrypts in the format of age (age-encryption.org). Never log it. */
export type AgeKey = {
  /** Decrypts: `AGE-SECRET-KEY-1…`. */
  identity: string;
  /** Encrypts: `age1…`. */
  recipient: string;
};

/** The browsers' type of what Node.js has as well. */
type ByteStream = ReadableStream<Uint8Array>;

const IDENTITY = /^AGE-SECRET-KEY-\S+$/m;
/** How every file begins that age has encrypted. */
const HEADER = 'age-encryption.org/v1\n';

// The library is loaded only where it is used.
const loadAge = () => import('age-encryption');

/**
 * Reads a key file as `age-keygen` writes it.
 * @throws Error with a message for the operator when it cannot be read or has no key.
 */
export async function readAgeKey(file: string): Promise<AgeKey> {
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new Error(`The key file ${file} cannot be read: ${cause.message}`, { cause });
  });
  const [identity] = IDENTITY.exec(text) ?? [];
  if (!identity) throw new Error(`${file} has no key of age (a line that begins with AGE-SECRET-KEY-).`);
  const { identityToRecipient } = await loadAge();
  const recipient = await identityToRecipient(identity).catch(() => {
    // The message of the library could contain the key.
    throw new Error(`The key in ${file} is not one of age.`);
  });
  return { identity, recipient };
}

/** Writes a new key file. @throws Error when the file exists: what was encrypted may need the key in it. */
export async function createAgeKey(file: string): Promise<AgeKey> {
  const { generateIdentity, identityToRecipient } = await loadAge();
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { flag: 'wx', mode: OWNER_ONLY.file });
  return { identity, recipient };
}

/** Whether this is the public key of age, so that something can be encrypted for it. */
export async function isRecipient(text: string): Promise<boolean> {
  const { Encrypter } = await loadAge();
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

export async function encrypt(
  content: Readable,
  { recipient }: Pick<AgeKey, 'recipient'>,
): Promise<Readable> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const encrypted = await encrypter.encrypt(Readable.toWeb(content) as ByteStream);
  return Readable.fromWeb(encrypted as NodeStream);
}

/** Whether a file is encrypted by age, whatever its name. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.toString() === HEADER;
  } finally {
    await handle.close();
  }
}

/** @throws Error when the key is another one, or the file is truncated or damaged. */
export async function decryptFile(
  file: string,
  target: string,
  { identity }: AgeKey,
  signal?: AbortSignal,
): Promise<void> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ByteStream);
    const content = Readable.fromWeb(decrypted as NodeStream);
    await pipeline(content, createWriteStream(target, { mode: OWNER_ONLY.file }), { signal });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be decrypted with this key, or it is damaged (${reason}).`, { cause });
  }
}
