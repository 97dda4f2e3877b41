import { useLocation } from 'react-router';
import {
  ACCOUNT_PATH,
  LOGIN_PATH,
  ORDERS_PATH,
  REGISTER_PATH,
  SAVED_LISTS_PATH,
} from '#domain/page-paths.ts';
import { useHasToken } from '#web/api/access-token.ts';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';
import { LogoutButton } from './logout-button.tsx';

const ENTRY = 'inline-flex min-h-11 items-center px-2 whitespace-nowrap underline-offset-4 hover:underline';

/** The header's links for the account. They inherit the colours of their container. */
export function AccountMenu() {
  // The same minimum width for visitors and buyers: only the browser knows which it is, and nothing may shift then.
  return (
    <div className="flex min-w-56 items-center justify-end">
      {useHasToken() ? <BuyerLinks /> : <VisitorLinks />}
    </div>
  );
}

function VisitorLinks() {
  const { search } = useLocation();
  // Whoever was led to the login comes back from registering, too.
  const next = search.startsWith('?next=') ? search : '';
  return (
    <>
      <Link to={`${LOGIN_PATH}${next}`} className={ENTRY}>
        {text.account.login}
      </Link>
      <Link to={`${REGISTER_PATH}${next}`} className={ENTRY}>
        {text.account.register}
      </Link>
    </>
  );
}

function BuyerLinks() {
  return (
    <>
      <Link to={ACCOUNT_PATH} className={ENTRY}>
        {text.account.account}
      </Link>
      <Link to={ORDERS_PATH} className={ENTRY}>
        {text.orders.title}
      </Link>
      <Link to={SAVED_LISTS_PATH} className={`${ENTRY} max-lg:hidden!`}>
        {text.layout.lists}
      </Link>
      <LogoutButton className={ENTRY} />
    </>
  );
}
