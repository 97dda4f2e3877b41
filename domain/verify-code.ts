/**
 * The code on a quotation by which anybody who has it can ask whether it is the latest. It can be typed from a
 * printout, so it has no letters and digits that look alike: 32 ^ 16 is 2 ^ 80.
 */
export const VERIFY_CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const VERIFY_CODE_LENGTH = 16;

/** The code in capitals, or undefined when a typed text is none. */
export function parseVerifyCode(text: string): string | undefined {
  const code = text.toUpperCase();
  const isCode =
    code.length === VERIFY_CODE_LENGTH && [...code].every((letter) => VERIFY_CODE_LETTERS.includes(letter));
  return isCode ? code : undefined;
}
