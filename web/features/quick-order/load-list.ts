import { MAX_LIST_LINE_LENGTH } from '#domain/quick-order/list-limits.ts';
import type { PageLoader } from '#web/routing/route-loaders.ts';
import { addMatch, createLine, type QuickLine } from './quick-line.ts';

/**
 * A list may also be in the address of the page: without scripts the form puts it there. So many lines of it are looked
 * for at a time; the others wait in the field.
 */
export const MAX_ADDRESS_LINES = 50;

/** Loaded when a list is there to be split. */
export const importSplitList = () => import('#domain/quick-order/split-list.ts');

export type LoadedList = { lines: QuickLine[]; leftOut: string[]; rest: string };

const NOTHING: LoadedList = { lines: [], leftOut: [], rest: '' };

export const loadList = (async (api, { url }): Promise<LoadedList> => {
  const list = url.searchParams.get('list') ?? '';
  if (list === '') return NOTHING;
  const { splitList } = await importSplitList();
  const { lines: items, leftOut } = splitList(list);
  const typed = items.map((line) => line.slice(0, MAX_LIST_LINE_LENGTH));
  if (typed.length === 0) return NOTHING;
  const first = typed.slice(0, MAX_ADDRESS_LINES);
  const { lines } = await api.matchList({ body: { lines: first } });
  return {
    lines: lines.map((match, index) => addMatch(createLine(index + 1, first[index] ?? ''), match)),
    leftOut,
    rest: typed.slice(MAX_ADDRESS_LINES).join('\n'),
  };
}) satisfies PageLoader<unknown>;
