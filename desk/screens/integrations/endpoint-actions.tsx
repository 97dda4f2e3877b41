import { useNavigate } from 'react-router';
import type { WireEndpoint } from '#contract/webhooks.ts';
import { api } from '#desk/api/desk-api.ts';
import { WEBHOOKS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { ConfirmedRemoval } from './confirmed-removal.tsx';

/** Switches an endpoint on or off, or removes it. */
export function EndpointActions({ endpoint }: { endpoint: WireEndpoint }) {
  const { integrations, settings } = useText();
  const words = integrations.webhooks;
  const { id, url, version, switched_off_at: offAt } = endpoint;
  const isOff = offAt !== null;
  const navigate = useNavigate();
  const toggle = async () => {
    await api.changeWebhookEndpoint({ body: { id, version, is_on: isOff } });
    return isOff ? words.switchedOn : words.switchedOff;
  };
  const remove = async () => {
    await api.removeWebhookEndpoint({ body: { id, version } });
    await navigate(WEBHOOKS_PATH);
  };
  return (
    <span className="flex flex-wrap gap-2">
      <ActionButton label={isOff ? words.switchOnNamed(url) : words.switchOffNamed(url)} onPress={toggle}>
        {isOff ? words.switchOn : words.switchOff}
      </ActionButton>
      <ConfirmedRemoval
        action={settings.remove}
        label={words.removeNamed(url)}
        words={words.removeWords}
        onConfirm={remove}
        done={words.removed}
      />
    </span>
  );
}
