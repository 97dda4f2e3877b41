import { useState } from 'react';
import { createPasskey, hasPasskeys } from '#desk/access/passkey.ts';
import { PasskeyForm } from '#desk/access/passkey-form.tsx';
import { api } from '#desk/api/desk-api.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { formatDate, formatDateTime } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { MyAccess } from './my-access.ts';

type Passkey = MyAccess['passkeys'][number];

export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { access } = useText();
  const nameOf = ({ name }: Passkey) => name || access.unnamed;
  const columns: Column<Passkey>[] = [
    { key: 'name', heading: access.passkey, cell: nameOf },
    { key: 'added', heading: access.added, cell: (each) => formatDate(new Date(each.created_at)) },
    {
      key: 'used',
      heading: access.lastUsed,
      cell: (each) => (each.last_used_at ? formatDateTime(new Date(each.last_used_at)) : access.never),
    },
    {
      key: 'remove',
      heading: access.actions,
      cell: (each) => (
        <ActionButton
          label={access.removeNamed(nameOf(each))}
          onPress={async () => {
            await api.removePasskey({ body: { id: each.id } });
            return access.isRemoved;
          }}
        >
          {access.remove}
        </ActionButton>
      ),
    },
  ];
  return (
    <Panel title={access.passkeys}>
      <DataTable
        caption={access.passkeys}
        columns={columns}
        rows={passkeys}
        getKey={({ id }) => id}
        empty={access.noPasskeys}
      />
      {hasPasskeys() && <AddPasskey />}
    </Panel>
  );
}

function AddPasskey() {
  const { access } = useText();
  const reload = useReload();
  const [isOpen, setOpen] = useState(false);
  const add = async (name: string) => {
    const { options } = await api.startPasskey();
    const credential = await createPasskey(options);
    await api.addPasskey({ body: { credential, name } });
    toast.success(access.isSetUp);
    setOpen(false);
    await reload();
  };
  if (isOpen) return <PasskeyForm onName={add} />;
  return (
    <Button onClick={() => setOpen(true)} className="justify-self-start">
      {access.addPasskey}
    </Button>
  );
}
