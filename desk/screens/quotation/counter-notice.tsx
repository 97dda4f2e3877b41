import { useState } from 'react';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DraftEditor } from './draft-editor.ts';

type CounterNoticeProps = { request: WireStaffQuotation; editor: DraftEditor };

/** Takes prices and quantities that the buyer has wished over into the draft. */
export function CounterNotice({ request, editor }: CounterNoticeProps) {
  const { quotation: words } = useText();
  const [isBusy, setBusy] = useState(false);
  if (request.state !== 'countered') return null;
  const take = async () => {
    setBusy(true);
    await editor.takeCounter().catch((cause: Error) => toast.error(cause.message));
    setBusy(false);
  };
  return (
    <Notice kind="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {words.hasWishes} {request.counters.at(-1)?.words}
        </span>
        <Button isBusy={isBusy} onClick={() => void take()}>
          {words.takeCounter}
        </Button>
      </div>
    </Notice>
  );
}
