import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { readUserAgent } from '#domain/user-agent.ts';
import type { MyAccess } from './my-access.ts';

type Session = MyAccess['sessions'][number];

export function SessionSection({ sessions }: { sessions: readonly Session[] }) {
  const { access } = useText();
  const nameDevice = ({ kind, device }: Session) => {
    if (kind === 'token') return access.program;
    const { browser, system } = readUserAgent(device);
    return [browser, system].filter(Boolean).join(', ') || access.unknownDevice;
  };
  const columns: Column<Session>[] = [
    { key: 'device', heading: access.device, cell: nameDevice },
    {
      key: 'begun',
      heading: access.begun,
      cell: (each) => formatDateTime(new Date(each.created_at)),
    },
    { key: 'seen', heading: access.lastSeen, cell: (each) => formatDateTime(new Date(each.last_seen_at)) },
    {
      key: 'end',
      heading: access.actions,
      cell: (each) =>
        each.is_current ? (
          access.thisOne
        ) : (
          <ActionButton
            label={`${access.endSession}: ${nameDevice(each)}`}
            onPress={async () => {
              await api.endMyStaffSession({ body: { id: each.id } });
              return access.isLoggedOut;
            }}
          >
            {access.endSession}
          </ActionButton>
        ),
    },
  ];
  return (
    <Panel title={access.sessions}>
      <DataTable
        caption={access.sessions}
        columns={columns}
        rows={sessions}
        getKey={({ id }) => id}
        empty=""
      />
    </Panel>
  );
}
