import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { ChangeFilter } from './change-filter.tsx';
import { ChangeSet } from './change-set.tsx';
import { ChangeTabs } from './change-tabs.tsx';

const FILTERS = ['by', 'kind', 'subject', 'from', 'to'] as const;

function readFilter(params: URLSearchParams): Partial<Record<(typeof FILTERS)[number], string>> {
  return Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
}

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const after = params.get('after');
  return api.listChanges({ query: { ...readFilter(params), ...(after && { after }) } });
}

export function Component() {
  const { changes: words, common, menu } = useText();
  const { change_sets: changeSets, next } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const exporting = useCall();
  const save = async () => saveFile(await api.fetchChanges({ query: readFilter(params) }), 'changes.csv');
  return (
    <Screen
      title={menu.changes}
      actions={
        <Button isBusy={exporting.isBusy} onClick={() => void exporting.run(save, words.fileSaved)}>
          {words.file}
        </Button>
      }
    >
      <ChangeTabs />
      {exporting.message && <Notice kind="warning">{exporting.message}</Notice>}
      <ChangeFilter key={params.toString()} params={params} />
      {changeSets.length === 0 && <p className="desk-panel">{common.none}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {changeSets.map((changeSet) => (
          <li key={changeSet.number}>
            <ChangeSet changeSet={changeSet} isWhole={false} />
          </li>
        ))}
      </ol>
      <PageLinks next={next} />
    </Screen>
  );
}
