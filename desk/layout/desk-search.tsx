import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#desk/api/session.ts';
import { KeyHelp } from '#desk/keys/key-help.tsx';
import { useShortcuts } from '#desk/keys/use-shortcuts.ts';
import { MENU } from '#desk/menu.ts';
import { Palette } from '#desk/palette/palette.tsx';
import { useText } from '#desk/text/language.ts';

/** The palette and the list of keys, with the keys that act everywhere. */
export function DeskSearch() {
  const { keys: words, menu } = useText();
  const { permissions } = useSession();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'palette' | 'keys'>();
  const close = () => setOpened(undefined);
  const screens = MENU.filter(({ may, key }) => key !== undefined && permissions.includes(may));
  useShortcuts(
    [
      { keys: 'Ctrl+k', label: words.palette, run: () => setOpened('palette') },
      { keys: '?', label: words.help, run: () => setOpened('keys') },
      ...screens.map(({ path, text, key }) => ({
        keys: `g ${key}`,
        label: words.goTo(menu[text]),
        run: () => void navigate(path),
      })),
    ],
    'desk',
  );
  return (
    <>
      <button
        type="button"
        aria-label={words.palette}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpened('palette')}
        className="flex min-h-11 items-center gap-2 rounded border-on-brand-soft/50 px-2 text-sm text-on-brand-soft hover:text-on-brand md:w-72 md:border md:pointer-fine:min-h-8"
      >
        <span className="icon icon-search size-4.5 md:size-4" />
        <span className="max-md:hidden">{words.palette}</span>
        <kbd className="ml-auto font-sans text-xs max-md:hidden">Ctrl K</kbd>
      </button>
      <Palette isOpen={opened === 'palette'} onClose={close} showKeys={() => setOpened('keys')} />
      <KeyHelp isOpen={opened === 'keys'} onClose={close} />
    </>
  );
}
