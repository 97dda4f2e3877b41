import { useState } from 'react';
import { ORDERS_PATH } from '#domain/page-paths.ts';
import { accountText } from '#web/text/account-en.ts';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';
import { LogoutDialog } from './logout-dialog.tsx';

/** Links to the orders and to log out, on phones only: their header has no account menu. */
export function AccountPageLinks() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="-mr-2 flex items-center md:hidden">
      <Link to={ORDERS_PATH} className="inline-flex min-h-11 items-center px-2 underline underline-offset-4">
        {accountText.myOrders}
      </Link>
      <button
        type="button"
        className="inline-flex min-h-11 items-center px-2 underline underline-offset-4"
        onClick={() => setConfirming(true)}
      >
        {text.account.logout}
      </button>
      <LogoutDialog isOpen={isConfirming} onClose={() => setConfirming(false)} />
    </div>
  );
}
