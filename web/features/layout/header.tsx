import { IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { AccountMenu } from '#web/features/account/account-menu.tsx';
import { CartLink } from '#web/features/cart/cart-link.tsx';
import { text } from '#web/text/en.ts';
import type { Frame } from './frame.ts';
import { Logo } from './logo.tsx';
import { telephoneLink } from './telephone-link.ts';
import { UtilityRow } from './utility-row.tsx';

/** The head of every page. Without a frame (the shop could not load it) only the way home is left. */
export function Header({ frame }: { frame: Frame | undefined }) {
  const phone = frame?.contactLinks.phone;
  return (
    <header className="bg-brand text-on-brand [--focus-ring:var(--color-on-brand)]">
      {frame && <UtilityRow site={frame.site} contactLinks={frame.contactLinks} />}
      <div className="mx-auto flex h-14 max-w-page items-center justify-between gap-4 px-4 lg:h-18">
        {frame ? (
          <Link
            to="/"
            aria-label={text.frame.homeOf(frame.site.brandName)}
            className="flex min-h-11 items-center"
          >
            <Logo brandName={frame.site.brandName} />
          </Link>
        ) : (
          <a href="/" className="flex min-h-11 items-center font-semibold">
            {text.frame.home}
          </a>
        )}
        {frame && (
          <div className="flex items-center gap-3">
            {phone && (
              <a
                href={telephoneLink(phone)}
                aria-label={text.frame.call(phone)}
                className="grid size-11 place-items-center lg:hidden"
              >
                <IconPhone aria-hidden="true" size={22} />
              </a>
            )}
            <div className="hidden items-center gap-3 md:flex">
              <AccountMenu />
              <CartLink />
            </div>
          </div>
        )}
      </div>
    </header>
  );
}
