import { useLocation, useNavigate } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useShortcuts } from '#desk/keys/use-shortcuts.ts';
import { requestPath } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Leads through the inbox without going back to it: to the next request of the list from which one came. */
export function NextRequest({ request }: { request: string }) {
  const { quotation: words } = useText();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { inbox?: string } | null };
  const search = new URLSearchParams(state?.inbox ?? '?sort=oldest');
  const action = useCall();
  const goOn = () =>
    action.run(async () => {
      const next = await findNext(request, search);
      if (next) await navigate(requestPath(next), { state });
      else toast.message(words.noneLeft);
    }, null);
  useShortcuts([{ keys: 'n', label: words.nextRequest, run: () => void goOn() }]);
  return (
    <>
      <Button isBusy={action.isBusy} aria-keyshortcuts="N" onClick={() => void goOn()}>
        {words.nextRequest}
        <span className="icon icon-chevron-right size-4" />
      </Button>
      <Failure action={action} />
    </>
  );
}

/** The request below this one that waits for us; after the last one, the first that was left out. */
async function findNext(request: string, search: URLSearchParams): Promise<string | undefined> {
  // Not before it is asked for: the first screen would load one more file.
  const { readListQuery } = await import('#desk/screens/requests/read-address.ts');
  const query = { ...readListQuery(search), state: undefined, turn: 'ours', limit: '2' } as const;
  const find = async (after?: string) => {
    const { requests } = await api.listQuoteRequests({ query: { ...query, after } });
    return requests.find(({ id }) => id !== request)?.id;
  };
  return (await find(request)) ?? find();
}
