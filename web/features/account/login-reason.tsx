import { useLocation } from 'react-router';
import {
  ACCOUNT_PATH,
  ORDERS_PATH,
  QUOTATION_PATH,
  SAVED_LISTS_PATH,
  WISHLIST_PATH,
} from '#domain/page-paths.ts';
import { pathAfterLogin } from '#web/features/session/path-after-login.ts';
import { accountText } from '#web/text/account-en.ts';

const REASONS: Record<string, string | undefined> = {
  [ACCOUNT_PATH]: accountText.loginReasons.account,
  [ORDERS_PATH]: accountText.loginReasons.orders,
  [QUOTATION_PATH]: accountText.loginReasons.quote,
  [SAVED_LISTS_PATH]: accountText.loginReasons.lists,
  [WISHLIST_PATH]: accountText.loginReasons.wishlist,
};

/** Why the login page was opened instead of the page that the visitor asked for. */
export function LoginReason() {
  const { search } = useLocation();
  const path = pathAfterLogin(new URLSearchParams(search));
  const reason = REASONS[path.split(/[?#]/)[0] ?? path];
  return reason && <p className="mb-5">{reason}</p>;
}
