import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '#contract/webhook-events.ts';
import type { WireEndpoint } from '#contract/webhooks.ts';
import { api } from '#desk/api/desk-api.ts';
import { VersionedPanel } from '#desk/screens/settings/versioned-panel.tsx';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { CheckList } from '#desk/ui/check-list.tsx';
import { Field } from '#web/ui/field.tsx';

/** Changes an endpoint’s address or events. Its secret stays. */
export function EndpointSettings({ endpoint }: { endpoint: WireEndpoint }) {
  const { integrations } = useText();
  const words = integrations.webhooks;
  const { id, url, version } = endpoint;
  // Events of a newer version of the shop cannot be chosen here.
  const events: WebhookEvent[] = WEBHOOK_EVENT_NAMES.filter((name) => endpoint.events.includes(name));
  const form = useVersionedForm<{ url: string; events: WebhookEvent[] }>({
    form: `webhook ${id}`,
    stored: { url, events },
    version,
    store: (input) => api.changeWebhookEndpoint({ body: { id, ...input } }),
  });
  return (
    <VersionedPanel title={words.changeTitle} form={form} labels={{ url: words.url, events: words.events }}>
      <Field
        type="url"
        label={words.url}
        value={form.input.url}
        error={form.errors.url}
        onChange={({ target }) => form.change({ url: target.value })}
      />
      <CheckList
        label={words.events}
        options={words.eventNames}
        chosen={form.input.events}
        error={form.errors.events}
        onChange={(chosen) => form.change({ events: chosen })}
      />
    </VersionedPanel>
  );
}
