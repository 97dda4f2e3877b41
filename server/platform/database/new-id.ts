import { customAlphabet } from 'nanoid';

/** Letters and digits alone: nobody has to quote an id on a command line, where one that begins with '-' is an option. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^22 is more than 2^128. */
const LENGTH = 22;

const generate = customAlphabet(ALPHABET, LENGTH);

/** A random, URL-safe id of at least 128 bits that says nothing about time or order. */
export function newId(): string {
  return generate();
}
