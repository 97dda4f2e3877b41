import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useSession } from '#desk/api/session.ts';
import { LOGIN_PATH } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { LanguageChoice } from '#desk/ui/language-choice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useModal } from '#web/ui/use-modal.ts';
import { DeskSearch } from './desk-search.tsx';
import { LiveStatus } from './live-status.tsx';
import { MainMenu } from './main-menu.tsx';
import { UserMenu } from './user-menu.tsx';

export function DeskHeader() {
  const { common } = useText();
  const { brand_name: brandName } = useSession();
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-1 bg-brand px-2 text-on-brand [--focus-ring:var(--color-on-brand)] sm:gap-2 md:gap-3 md:px-4">
      <MenuButton />
      <Link to="/" className="mr-auto min-w-0 truncate font-semibold">
        {brandName} <span className="font-normal text-on-brand-soft max-sm:sr-only">{common.desk}</span>
      </Link>
      <LiveStatus />
      <DeskSearch />
      <LanguageChoice />
      <UserMenu />
      <LogOutButton />
    </header>
  );
}

function LogOutButton() {
  const { common } = useText();
  const navigate = useNavigate();
  const action = useCall();
  const logOut = () =>
    action.run(async () => {
      await api.logOutOfDesk();
      await navigate(LOGIN_PATH);
    }, null);
  return (
    <button
      type="button"
      aria-label={common.logOut}
      title={common.logOut}
      aria-busy={action.isBusy}
      onClick={() => void logOut()}
      className="grid size-11 place-items-center"
    >
      {action.isBusy ? <Spinner /> : <span className="icon icon-logout" />}
    </button>
  );
}

/** Opens the menu on screens that have no room for it. */
function MenuButton() {
  const { common } = useText();
  const [isOpen, setOpen] = useState(false);
  const dialog = useModal(isOpen);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice in the menu leads to another place.
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <button
        type="button"
        aria-label={common.openMenu}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center lg:hidden"
      >
        <span className="icon icon-menu-2" />
      </button>
      <dialog
        ref={dialog}
        aria-label={common.openMenu}
        onClose={() => setOpen(false)}
        className="m-0 h-dvh max-h-none w-64 overflow-y-auto bg-surface text-ink [--focus-ring:var(--color-action)] backdrop:backdrop-brightness-50"
      >
        <button
          type="button"
          onClick={() => setOpen(false)}
          className="flex h-12 w-full items-center gap-2 px-4 text-sm"
        >
          <span className="icon icon-x" />
          {common.closeMenu}
        </button>
        <MainMenu />
      </dialog>
    </>
  );
}
