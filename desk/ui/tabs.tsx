import { Link, useLocation } from 'react-router';

type Tab = {
  to: string;
  text: string;
  /** Of states of one screen. Without it, a tab is current when its screen is shown. */
  isCurrent?: boolean;
};

type TabsProps = {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab[];
};

/** Links between screens, or states of a screen, that belong together. */
export function Tabs({ label, tabs }: TabsProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="mb-4 overflow-x-auto border-b border-rule">
      <ul className="flex gap-1">
        {tabs.map(({ to, text, isCurrent = to === pathname }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap -outline-offset-2 hover:bg-surface aria-[current=page]:border-action aria-[current=page]:font-semibold md:pointer-fine:min-h-9"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
