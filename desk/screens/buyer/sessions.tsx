import type { WireBuyer } from '#contract/staff-buyers.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where a buyer is logged in. */
export function Sessions({ buyer }: { buyer: WireBuyer }) {
  const { buyers: words } = useText();
  const mayEnd = useMay('buyers:write');
  const ending = useCall();
  const end = (session?: string) =>
    void ending.run(
      () => api.endBuyerSessions({ body: { account: buyer.id, ...(session && { session }) } }),
      words.sessionsEnded,
    );
  return (
    <Panel
      title={words.sessions}
      actions={
        mayEnd &&
        buyer.sessions.length > 1 && (
          <Button isBusy={ending.isBusy} onClick={() => end()}>
            {words.endAll}
          </Button>
        )
      }
    >
      {ending.message && <Notice kind="warning">{ending.message}</Notice>}
      {buyer.sessions.length === 0 && <p className="text-sm text-ink-soft">{words.noSessions}</p>}
      <ul className="grid gap-2 text-sm">
        {buyer.sessions.map(({ id, device, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {device || words.unknownDevice} · {formatDateTime(new Date(createdAt))}
            </span>
            {mayEnd && (
              <Button
                isBusy={ending.isBusy}
                aria-label={words.endSessionOf(device || words.unknownDevice)}
                onClick={() => end(id)}
              >
                {words.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
