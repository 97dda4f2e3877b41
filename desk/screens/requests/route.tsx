import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useRowKeys } from '#desk/keys/use-row-keys.ts';
import { useShortcuts } from '#desk/keys/use-shortcuts.ts';
import { requestPath } from '#desk/paths.ts';
import { useSteadyRows } from '#desk/state/steady-rows.ts';
import { useLive } from '#desk/state/use-live.ts';
import { useMarks } from '#desk/state/use-marks.ts';
import { useText } from '#desk/text/language.ts';
import { DataTable } from '#desk/ui/data-table.tsx';
import { ExportButton } from '#desk/ui/export-button.tsx';
import { Failure } from '#desk/ui/failure.tsx';
import { ListChanges } from '#desk/ui/list-changes.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { hasFormFilter, readFilter, readListQuery } from './read-address.ts';
import { createRequestColumns } from './request-columns.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestTabs } from './request-tabs.tsx';
import { RequestToolbar } from './request-toolbar.tsx';
import { SavedViews } from './saved-views.tsx';
import { useRequestActions } from './use-request-actions.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  const [page, { names }, { views }] = await Promise.all([
    api.listQuoteRequests({ query }),
    api.listColleagues(),
    api.listRequestViews(),
  ]);
  return { ...page, colleagues: names, views };
}

const getKey = ({ id }: { id: string }) => id;

/** The inbox: what buyers have asked for, and whose turn it is. */
export function Component() {
  const { requests: words, menu } = useText();
  const { requests: current, next, total, counts, colleagues, views } = useLoaderData<typeof loader>();
  useLive(['requests']);
  const steady = useSteadyRows(current, getKey);
  const { rows: requests } = steady;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mayWrite = useMay('quotes:write');
  const mayExport = useMay('exports:read');
  const searchField = useRef<HTMLInputElement>(null);
  const keys = requests.map(getKey);
  const marks = useMarks(keys);
  const inbox = search.toString();
  const { currentKey, onRowFocus } = useRowKeys({
    keys,
    open: (key) => void navigate(requestPath(key), { state: { inbox } }),
  });
  const actions = useRequestActions(marks.clear);
  const [isClosing, setClosing] = useState(false);
  /** What the keys act on: the marked rows or, without marks, the current one. */
  const chosenKeys = marks.marked.length > 0 ? marks.marked : currentKey === undefined ? [] : [currentKey];
  const chosen = requests.filter(({ id }) => chosenKeys.includes(id));
  useShortcuts([
    { keys: 'x', label: words.moveMarks, run: () => currentKey !== undefined && marks.toggle(currentKey) },
    ...(mayWrite
      ? [
          { keys: 'a', label: words.take, run: () => chosen.length > 0 && void actions.take(chosen) },
          { keys: 'e', label: words.close, run: () => setClosing(chosen.length > 0) },
        ]
      : []),
    { keys: '/', label: words.toSearch, run: () => searchField.current?.focus() },
  ]);
  /** Of the marked requests or, without marks, of all of the filter. */
  const fetchFile = () => {
    const requests = marks.marked.map((request) => ({ request }));
    return api.exportQuoteRequests({
      body: { filter: readFilter(search), ...(requests.length > 0 && { requests }) },
    });
  };
  return (
    <Screen
      title={menu.requests}
      actions={
        <>
          <SavedViews views={views} />
          {mayExport && (
            <ExportButton fetchFile={fetchFile} name="requests" saved={words.exported}>
              {words.exportAct}
              {marks.marked.length > 0 && ` (${marks.marked.length})`}
            </ExportButton>
          )}
        </>
      }
    >
      <RequestTabs counts={counts} />
      <RequestFilters colleagues={colleagues} searchField={searchField} />
      <Failure action={actions} />
      {actions.refused.length > 0 && <OutcomeNotice outcomes={actions.refused} onDismiss={actions.forget} />}
      <RequestToolbar
        marked={requests.filter(({ id }) => marks.isMarked(id))}
        total={total}
        colleagues={colleagues}
        actions={actions}
        onClose={() => setClosing(true)}
        onUnmark={marks.clear}
      />
      <ListChanges changes={steady} of="requests" />
      <DataTable
        caption={menu.requests}
        columns={createRequestColumns(words, new Date(), inbox, {
          ...marks,
          areAllMarked: keys.length > 0 && marks.marked.length === keys.length,
        })}
        rows={requests}
        getKey={getKey}
        currentKey={currentKey}
        onRowFocus={onRowFocus}
        empty={counts.all === 0 && !hasFormFilter(search) ? words.noneYet : words.none}
      />
      <PageLinks next={next} />
      <CloseDialog
        isOpen={isClosing}
        requests={chosen}
        isBusy={actions.isBusy}
        onCancel={() => setClosing(false)}
        onChoose={async (reason) => {
          await actions.close(chosen, reason);
          setClosing(false);
        }}
      />
    </Screen>
  );
}
