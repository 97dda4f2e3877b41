import { useState } from 'react';
import { Link } from 'react-router';
import { ORDERS_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { LogoutDialog } from './logout-dialog.tsx';

/** The way from the account to the orders and out; on a phone the only one, as the header's menu is not there. */
export function AccountPageLinks() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="-mr-2 flex items-center md:hidden">
      <Link to={ORDERS_PATH} className="inline-flex min-h-11 items-center px-2 underline underline-offset-4">
        {text.account.myOrders}
      </Link>
      <button
        type="button"
        className="inline-flex min-h-11 items-center px-2 underline underline-offset-4"
        onClick={() => setAsking(true)}
      >
        {text.account.logout}
      </button>
      <LogoutDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
