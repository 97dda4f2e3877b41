import { Link, useSearchParams } from 'react-router';
import { useText } from '#desk/text/language.ts';
import { findTab, getTabSearch, TABS, type Tab } from './read-address.ts';

/** The states of requests, with the number of those that fulfil the other filters. */
export function RequestTabs({ counts }: { counts: Record<Tab, number> }) {
  const { requests: words } = useText();
  const [search] = useSearchParams();
  const current = findTab(search);
  return (
    <nav aria-label={words.tabsLabel} className="mb-3 overflow-x-auto border-b border-rule">
      <ul className="flex">
        {(Object.keys(TABS) as Tab[]).map((tab) => (
          <li key={tab}>
            <Link
              to={{ search: getTabSearch(tab, search) }}
              aria-current={tab === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm whitespace-nowrap -outline-offset-2 hover:text-brand-ink aria-[current=page]:border-brand-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink md:pointer-fine:min-h-9"
            >
              {words.tabs[tab]}
              <span className="desk-count">{counts[tab]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
