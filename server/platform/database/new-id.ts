import { customAlphabet } from 'nanoid';

/** Only letters and digits, so that an id needs no quotes on a command line and is never taken for an option. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^22 is more than 2^128. */
const LENGTH = 22;

const generate = customAlphabet(ALPHABET, LENGTH);

/** A random, URL-safe id of at least 128 bits that reveals neither time nor order. */
export function newId(): string {
  return generate();
}
