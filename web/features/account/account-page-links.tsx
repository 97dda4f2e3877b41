import { ORDERS_PATH, SAVED_LISTS_PATH } from '#domain/page-paths.ts';
import { accountText } from '#web/text/account-en.ts';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';
import { LogoutButton } from './logout-button.tsx';

const ENTRY = 'inline-flex min-h-11 items-center px-2 underline underline-offset-4';

/** Links to the orders, to the lists and to log out, on phones only: their header has no account menu. */
export function AccountPageLinks() {
  return (
    <div className="-mr-2 flex items-center md:hidden">
      <Link to={ORDERS_PATH} className={ENTRY}>
        {accountText.myOrders}
      </Link>
      <Link to={SAVED_LISTS_PATH} className={ENTRY}>
        {text.layout.lists}
      </Link>
      <LogoutButton className={ENTRY} />
    </div>
  );
}
