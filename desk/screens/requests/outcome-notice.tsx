import type { WireOutcome } from '#contract/staff-requests.ts';
import { translate, useText } from '#desk/text/language.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What was not done, and why; it stays until it is read. */
export function OutcomeNotice({
  outcomes,
  onDismiss,
}: {
  outcomes: readonly WireOutcome[];
  onDismiss: () => void;
}) {
  const { requests: words } = useText();
  return (
    <div className="mb-3">
      <Notice kind="warning" onDismiss={onDismiss} dismissLabel={words.dismiss}>
        <p className="font-medium">{words.notDone(outcomes.length)}</p>
        <ul className="text-sm">
          {outcomes.map(({ request, estimate_number: number, reason }) => (
            <li key={request}>
              {number}: {translate(reason)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
