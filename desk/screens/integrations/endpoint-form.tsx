import type { FormEvent } from 'react';
import type { WebhookEvent } from '#contract/webhook-events.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { CheckList } from '#desk/ui/check-list.tsx';
import { Failure } from '#desk/ui/failure.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

const EMPTY: { url: string; events: WebhookEvent[] } = { url: '', events: [] };

/** Adds an address. Its secret is given to `onMade`, because the shop does not show it again. */
export function EndpointForm({ onMade }: { onMade: (secret: string) => void }) {
  const { integrations } = useText();
  const words = integrations.webhooks;
  const { input, change, forget } = useKeptInput('webhook', EMPTY);
  const adding = useCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void adding.run(async () => {
      const { secret } = await api.addWebhookEndpoint({ body: input });
      onMade(secret);
      forget();
    }, '');
  };
  return (
    <Panel title={words.addTitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Failure action={adding} />
        <Field
          type="url"
          label={words.url}
          hint={words.urlHint}
          value={input.url}
          error={adding.errors.url}
          onChange={({ target }) => change({ url: target.value })}
        />
        <CheckList
          label={words.events}
          options={words.eventNames}
          chosen={input.events}
          error={adding.errors.events}
          onChange={(events) => change({ events })}
        />
        <Button type="submit" variant="action" isBusy={adding.isBusy} className="justify-self-start">
          {words.add}
        </Button>
      </form>
    </Panel>
  );
}
