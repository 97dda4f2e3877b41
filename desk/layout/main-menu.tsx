import { NavLink } from 'react-router';
import { useSession } from '#desk/api/session.ts';
import { MENU } from '#desk/menu.ts';
import { useText } from '#desk/text/language.ts';

/** The screens that the operator's role allows. */
export function MainMenu() {
  const { menu } = useText();
  const { permissions } = useSession();
  return (
    <nav aria-label={menu.label}>
      <ul className="py-2">
        {MENU.filter(({ may }) => permissions.includes(may)).map(({ path, text, icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              className="flex min-h-11 items-center gap-2.5 px-4 text-sm -outline-offset-2 hover:bg-paper aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink lg:pointer-fine:min-h-9"
            >
              <span className={`icon size-4.5 ${icon}`} />
              {menu[text]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
