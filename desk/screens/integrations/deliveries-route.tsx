import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DELIVERY_STATES, type WireDelivery } from '#contract/webhooks.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { endpointPath, requestPath } from '#desk/paths.ts';
import { SettingsScreen } from '#desk/screens/settings/settings-screen.tsx';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Tabs } from '#desk/ui/tabs.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointSettings } from './endpoint-settings.tsx';
import { EndpointState } from './endpoint-state.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const state = DELIVERY_STATES.find((each) => each === query.get('state'));
  const after = query.get('after');
  const list = await api.listWebhookDeliveries({
    query: { endpoint: params.endpoint ?? '', ...(state && { state }), ...(after && { after }) },
  });
  return { ...list, state };
}

const STATE_CLASSES = { waiting: 'text-warning', arrived: 'text-success', given_up: 'text-danger' };

/** The messages to an endpoint, and what it answered. */
export function Component() {
  const { integrations } = useText();
  const words = integrations.webhooks;
  const { endpoint, deliveries, next, state: shown } = useLoaderData<typeof loader>();
  const mayChange = useMay('settings:write');
  const path = endpointPath(endpoint.id);
  const columns: Column<WireDelivery>[] = [
    {
      key: 'when',
      heading: words.lastAttempt,
      cell: ({ last_attempt_at: at, made_at: madeAt }) => (
        <span className="whitespace-nowrap">{formatDateTime(new Date(at ?? madeAt))}</span>
      ),
    },
    {
      key: 'state',
      heading: words.state,
      cell: ({ state, attempts }) => (
        <span className={STATE_CLASSES[state]}>
          {words.deliveryStates[state]}
          {attempts > 1 && <span className="block text-xs text-ink-soft">{words.attempts(attempts)}</span>}
        </span>
      ),
    },
    {
      key: 'message',
      heading: words.message,
      cell: ({ id, type, body }) => (
        <>
          <code className="text-sm">{type}</code>
          <details className="text-xs">
            <summary className="flex min-h-6 cursor-pointer items-center text-ink-soft underline underline-offset-4">
              {words.body}
            </summary>
            <code className="block max-w-md wrap-anywhere">
              {id} {body}
            </code>
          </details>
        </>
      ),
    },
    {
      key: 'about',
      heading: words.about,
      cell: ({ request, estimate_number: number }) => (
        <Link to={requestPath(request)} className="whitespace-nowrap underline underline-offset-4">
          {number}
        </Link>
      ),
    },
    {
      key: 'response',
      heading: words.response,
      cell: ({ response_status: status, response }) => (
        <span className="text-sm wrap-anywhere">
          {[status, response].filter((part) => part !== null && part !== '').join(' · ')}
        </span>
      ),
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            heading: words.actions,
            cell: ({ id, estimate_number: number, type }: WireDelivery) => (
              <ActionButton
                label={words.replayNamed(type, number)}
                onPress={async () => {
                  await api.replayWebhookDelivery({ body: { delivery: id } });
                  return words.replayed;
                }}
              >
                {words.replay}
              </ActionButton>
            ),
          },
        ]
      : []),
  ];
  return (
    <SettingsScreen part="webhooks">
      <h2 className="mb-1 font-semibold wrap-anywhere">{endpoint.url}</h2>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>
          <EndpointState endpoint={endpoint} />
        </span>
        {mayChange && <EndpointActions endpoint={endpoint} />}
      </div>
      <Tabs
        label={words.filter}
        tabs={[
          { to: path, text: words.all, isCurrent: shown === undefined },
          ...DELIVERY_STATES.map((state) => ({
            to: `${path}?state=${state}`,
            text: words.deliveryStates[state],
            isCurrent: shown === state,
          })),
        ]}
      />
      <DataTable
        caption={words.messages}
        columns={columns}
        rows={deliveries}
        getKey={({ id }) => id}
        empty={words.noMessages}
      />
      <PageLinks next={next} />
      {mayChange && (
        <div className="mt-6 max-w-3xl">
          <EndpointSettings key={endpoint.id} endpoint={endpoint} />
        </div>
      )}
    </SettingsScreen>
  );
}
