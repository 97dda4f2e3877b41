import { invalidField } from '#contract/errors.ts';
import type { Brand } from '#domain/brand.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Whose password it is to be. */
type PasswordOwner = { name: string; email: string };

/**
 * Checks that a new password is not among the first that a stranger would try: the most common ones, the names of its
 * owner and those of the shop. A password that only contains one of them is accepted.
 * @throws AppError 'invalid_input' for the field `password`.
 */
export function checkNewPassword(brand: Brand, { name, email }: PasswordOwner, password: string): void {
  if (isCommonPassword(password)) {
    throw invalidField('password', 'This password is too common. Please choose another one.');
  }
  const localPart = email.slice(0, email.lastIndexOf('@'));
  if ([name, email, localPart, brand.name, brand.nameHindi].map(toBareText).includes(toBareText(password))) {
    throw invalidField(
      'password',
      'Please choose a password other than your name, your e-mail address or our name.',
    );
  }
}

/** Capitals and spaces make a name no harder to guess. */
function toBareText(text: string): string {
  return text.toLowerCase().replace(/\s/g, '');
}
