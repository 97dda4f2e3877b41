/** Providers that ignore dots in the part before the @; both names are the same mailbox. */
const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox of an e-mail address, as far as its form tells: `a.b+offers@gmail.com` is `ab@gmail.com`. It is good
 * enough to count mails to one person, but not to tell whose account it is: some servers deliver `a+b` elsewhere than
 * `a`.
 * @param email in lower case.
 */
export function toMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, at).split('+');
  return GMAIL_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
