import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^22 is more than 2^128. */
const LENGTH = 22;
/** Bytes above the largest multiple of 62 would favour some characters and are drawn again. */
const UNBIASED_BYTE_LIMIT = 256 - (256 % ALPHABET.length);

/** A random, URL-safe id of at least 128 bits that says nothing about time or order. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < UNBIASED_BYTE_LIMIT && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
