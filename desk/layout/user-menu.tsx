import { useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '#desk/api/session.ts';
import { SingleKeysChoice } from '#desk/keys/key-help.tsx';
import { MY_ACCESS_PATH } from '#desk/paths.ts';
import { chooseTheme, theme } from '#desk/state/theme.ts';
import { useText } from '#desk/text/language.ts';
import { DropMenu } from '#desk/ui/drop-menu.tsx';

/** Who is at the desk, and how they like it. */
export function UserMenu() {
  const { access } = useText();
  const { name, role } = useSession();
  return (
    <DropMenu
      buttonClass="flex min-h-11 items-center gap-2 rounded px-1 text-sm -outline-offset-2 md:pointer-fine:min-h-8"
      label={
        <>
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-on-brand text-xs font-semibold text-brand dark:text-brand-deep"
          >
            {getInitials(name)}
          </span>
          <span className="max-w-40 truncate max-lg:sr-only">{name}</span>
        </>
      }
    >
      <div className="p-2">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{access.roles[role]}</p>
        <Link
          to={MY_ACCESS_PATH}
          className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4 md:pointer-fine:min-h-8"
        >
          {access.myAccess}
        </Link>
        <ThemeChoice />
        <SingleKeysChoice />
      </div>
    </DropMenu>
  );
}

function ThemeChoice() {
  const { theme: words } = useText();
  const chosen = theme.use();
  const group = useId();
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-medium">{words.label}</legend>
      <div className="mt-1 grid grid-cols-3 overflow-hidden rounded border border-edge text-center text-sm">
        {theme.choices.map((choice) => (
          <label
            key={choice}
            className="grid min-h-11 place-items-center border-edge px-1 not-first:border-l has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 md:pointer-fine:min-h-9"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
            />
            {words[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function getInitials(name: string): string {
  const words = name.split(/\s+/);
  return [...words.slice(0, 1), ...(words.length > 1 ? words.slice(-1) : [])]
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
