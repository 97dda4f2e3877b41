import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { WireEndpoint } from '#contract/webhooks.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { endpointPath } from '#desk/paths.ts';
import { SettingsScreen } from '#desk/screens/settings/settings-screen.tsx';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { SecretPanel } from './secret-panel.tsx';

export function loader() {
  return api.listWebhookEndpoints();
}

/** The addresses to which the shop sends messages about quote requests. */
export function Component() {
  const { integrations } = useText();
  const words = integrations.webhooks;
  const { endpoints } = useLoaderData<typeof loader>();
  const mayChange = useMay('settings:write');
  const [secret, setSecret] = useState<string>();
  const columns: Column<WireEndpoint>[] = [
    {
      key: 'url',
      heading: words.url,
      cell: ({ id, url }) => (
        <Link to={endpointPath(id)} className="text-brand-ink underline wrap-anywhere">
          {url}
        </Link>
      ),
    },
    { key: 'state', heading: words.state, cell: (endpoint) => <EndpointState endpoint={endpoint} /> },
    {
      key: 'events',
      heading: words.events,
      cell: ({ events }) => <code className="text-xs">{events.join(' ')}</code>,
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            heading: words.actions,
            cell: (endpoint: WireEndpoint) => <EndpointActions endpoint={endpoint} />,
          },
        ]
      : []),
  ];
  return (
    <SettingsScreen part="webhooks">
      <p className="mb-4 max-w-3xl text-sm text-ink-soft">{words.hint}</p>
      {secret && (
        <SecretPanel
          key={secret}
          title={words.secretTitle}
          hint={words.secretHint}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <DataTable
          caption={words.title}
          columns={columns}
          rows={endpoints}
          getKey={({ id }) => id}
          empty={words.nothing}
        />
        {mayChange && <EndpointForm onMade={setSecret} />}
      </div>
    </SettingsScreen>
  );
}
