import type { SavedAddress } from '#web/features/address/address.ts';
import { AddressBook } from '#web/features/address/address-book.tsx';
import { useAddressBook } from '#web/features/address/use-address-book.ts';
import type { Profile } from '#web/features/session/profile.ts';
import { accountText } from '#web/text/account-en.ts';
import { text } from '#web/text/en.ts';
import { Notice } from '#web/ui/notice.tsx';

type AccountAddressesProps = { profile: Profile; addresses: readonly SavedAddress[] };

/** The saved addresses on the account page, as wide as two of its cards. */
export function AccountAddresses({ profile, addresses }: AccountAddressesProps) {
  const book = useAddressBook(profile, addresses);
  return (
    <div className="grid min-w-0 content-start gap-4 rounded border border-rule bg-surface p-5 sm:p-6 lg:col-span-2">
      {book.notice && (
        <Notice kind="warning" onDismiss={book.dismissNotice} dismissLabel={text.form.dismiss}>
          {book.notice}
        </Notice>
      )}
      <AddressBook title={accountText.addresses} book={book} addresses={addresses} email={profile.email} />
    </div>
  );
}
