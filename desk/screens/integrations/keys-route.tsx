import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { WireApiKey } from '#contract/api-keys.ts';
import { api } from '#desk/api/desk-api.ts';
import { SettingsScreen } from '#desk/screens/settings/settings-screen.tsx';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { formatDate, formatDateTime } from '#domain/indian-format.ts';
import { ConfirmedRemoval } from './confirmed-removal.tsx';
import { KeyForm } from './key-form.tsx';
import { SecretPanel } from './secret-panel.tsx';

export function loader() {
  return api.listApiKeys();
}

const STATE_CLASSES = { active: 'text-success', expired: 'text-warning', revoked: 'text-ink-soft' };

/** The keys with which other software makes calls of operators. */
export function Component() {
  const { integrations } = useText();
  const words = integrations.keys;
  const { keys } = useLoaderData<typeof loader>();
  const [made, setMade] = useState<{ name: string; key: string }>();
  const columns: Column<WireApiKey>[] = [
    {
      key: 'name',
      heading: words.name,
      cell: ({ name, made_by: by, made_at: at }) => (
        <>
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="block text-xs text-ink-soft">{words.madeBy(by, formatDate(new Date(at)))}</span>
        </>
      ),
    },
    {
      key: 'state',
      heading: words.state,
      cell: ({ state, expires_at: expiresAt }) => (
        <>
          <span className={STATE_CLASSES[state]}>{words.states[state]}</span>
          <span className="block text-xs whitespace-nowrap text-ink-soft">
            {words.until(formatDate(new Date(new Date(expiresAt).getTime() - 1)))}
          </span>
        </>
      ),
    },
    {
      key: 'used',
      heading: words.lastUsed,
      cell: ({ last_used_at: usedAt }) => (usedAt ? formatDateTime(new Date(usedAt)) : words.neverUsed),
    },
    {
      key: 'permissions',
      heading: words.permissions,
      cell: ({ permissions }) => <code className="text-xs">{permissions.join(' ')}</code>,
    },
    {
      key: 'revoke',
      heading: words.actions,
      cell: ({ id, name, state }) =>
        state === 'active' && (
          <ConfirmedRemoval
            action={words.revoke}
            label={words.revokeNamed(name)}
            words={words.revokeWords}
            onConfirm={() => api.revokeApiKey({ body: { id } })}
            done={words.revoked(name)}
          />
        ),
    },
  ];
  return (
    <SettingsScreen part="keys">
      <p className="mb-4 max-w-3xl text-sm text-ink-soft">{words.hint}</p>
      {made && (
        <SecretPanel
          key={made.key}
          title={words.madeTitle(made.name)}
          hint={words.madeHint}
          secret={made.key}
          onClose={() => setMade(undefined)}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <DataTable
          caption={words.title}
          columns={columns}
          rows={keys}
          getKey={({ id }) => id}
          empty={words.nothing}
        />
        <KeyForm onMade={setMade} />
      </div>
    </SettingsScreen>
  );
}
