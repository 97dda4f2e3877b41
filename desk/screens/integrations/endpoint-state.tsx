import type { WireEndpoint } from '#contract/webhooks.ts';
import { useText } from '#desk/text/language.ts';
import { formatDateTime } from '#domain/indian-format.ts';

/** Whether messages arrive at an endpoint, and since when they do not. */
export function EndpointState({ endpoint }: { endpoint: WireEndpoint }) {
  const { integrations } = useText();
  const words = integrations.webhooks;
  const { failing_since: failingSince, switched_off_at: offAt } = endpoint;
  const failing = failingSince && words.failingSince(formatDateTime(new Date(failingSince)));
  if (offAt) {
    return (
      <>
        <span className={failing ? 'text-danger' : 'text-ink-soft'}>
          {words.offSince(formatDateTime(new Date(offAt)))}
        </span>
        {failing && <span className="block text-xs text-ink-soft">{failing}</span>}
      </>
    );
  }
  return failing ? (
    <span className="text-warning">{failing}</span>
  ) : (
    <span className="text-success">{words.isOn}</span>
  );
}
