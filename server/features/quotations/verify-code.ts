import { customAlphabet } from 'nanoid';
import { VERIFY_CODE_LENGTH, VERIFY_CODE_LETTERS } from '#domain/verify-code.ts';

/** A new random code of a quotation, of 80 bits. */
export const createVerifyCode: () => string = customAlphabet(VERIFY_CODE_LETTERS, VERIFY_CODE_LENGTH);
