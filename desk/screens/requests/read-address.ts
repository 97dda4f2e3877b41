import type { api } from '#desk/api/desk-api.ts';

type ListQuery = NonNullable<NonNullable<Parameters<typeof api.listQuoteRequests>[0]>['query']>;

/** The filters of the inbox, as its address and the call name them. */
export const FILTER_NAMES = [
  'state',
  'turn',
  'assigned',
  'from',
  'to',
  'flag',
  'place',
  'min',
  'max',
  'q',
  'sort',
] as const;
/** Those that a form sets; the others are tabs. */
const FORM_FILTERS = FILTER_NAMES.filter((name) => name !== 'state' && name !== 'turn');

const PAGE_SIZE = '50';

/** The address as the call of the list takes it. What it does not know is refused there. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const entries = [...FILTER_NAMES, 'after' as const].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(entries), limit: PAGE_SIZE } as ListQuery;
}

/** The filters without order and page, as an export and a saved view take them. */
export function readFilter(search: URLSearchParams): Omit<ListQuery, 'sort' | 'after' | 'limit'> {
  const { sort: _sort, after: _after, limit: _limit, ...filter } = readListQuery(search);
  return filter;
}

/** Whether anything other than the tab is chosen. */
export function hasFormFilter(search: URLSearchParams): boolean {
  return FORM_FILTERS.some((name) => search.get(name));
}

export const TABS = {
  ours: { turn: 'ours' },
  new: { state: 'new' },
  buyer: { turn: 'buyer' },
  accepted: { state: 'accepted' },
  lapsed: { state: 'lapsed' },
  ended: { state: 'ended' },
  all: {},
} as const satisfies Record<string, { state?: string; turn?: string }>;
export type Tab = keyof typeof TABS;

/** The address of a tab with the same other filters, from its first page. */
export function getTabSearch(tab: Tab, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  for (const name of ['state', 'turn', 'after']) next.delete(name);
  for (const [name, value] of Object.entries(TABS[tab])) next.set(name, value);
  return next.size === 0 ? '' : `?${next}`;
}

/** The tab whose filters are set; undefined for a state without a tab. */
export function findTab(search: URLSearchParams): Tab | undefined {
  const state = search.get('state') ?? undefined;
  const turn = search.get('turn') ?? undefined;
  return (Object.keys(TABS) as Tab[]).find((tab) => {
    const wanted: { state?: string; turn?: string } = TABS[tab];
    return wanted.state === state && wanted.turn === turn;
  });
}
