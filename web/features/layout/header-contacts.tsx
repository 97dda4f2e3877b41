import type { WireContactLinks } from '#contract/content.ts';
import { headerContactsText } from '#web/text/header-contacts-en.ts';
import { toTelUrl } from '#web/ui/tel-url.ts';

type HeaderContactsProps = Pick<WireContactLinks, 'phone' | 'email'>;

/**
 * The shop's phone number and e-mail address, for an element with the class `header-contacts`, which shows only their
 * icons on phones and tablets. Only the server renders it.
 */
export function HeaderContacts({ phone, email }: HeaderContactsProps) {
  return (
    <>
      {phone && (
        <a href={toTelUrl(phone)} aria-label={headerContactsText.call(phone)}>
          <span className="icon icon-phone" />
          <span>{phone}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} aria-label={headerContactsText.write(email)}>
          <span className="icon icon-mail" />
          <span>{email}</span>
        </a>
      )}
    </>
  );
}
