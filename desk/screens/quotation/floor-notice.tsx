import { useMay } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { listBelowFloor } from '#domain/quotation/price-floor.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { DraftEditor, DraftView } from './draft-editor.ts';

/** Names the rates below their floor that no owner has approved, and what can be done about them. */
export function FloorNotice({ editor, view }: { editor: DraftEditor; view: DraftView }) {
  const { quotation: words } = useText();
  const mayApprove = useMay('quotes:approve');
  const mayAsk = useMay('quotes:write');
  const { isBusy, message, run } = useCall();
  const { sources, approval } = view.stored;
  const toMap = (pick: (source: (typeof sources)[number]) => number | null) =>
    new Map(
      sources.flatMap((source): [number, number][] => {
        const rupees = pick(source);
        return rupees === null ? [] : [[source.line, paiseFromRupees(rupees)]];
      }),
    );
  const ratesPaise = Object.fromEntries(toMap(({ approved_rate }) => approved_rate));
  const below = listBelowFloor(
    view.offer.lines,
    toMap(({ floor }) => floor),
    { ratesPaise },
  );
  if (below.length === 0) return null;
  return (
    <Notice kind="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          {below.map(({ line, floorPaise }) => (
            <p key={line}>{words.belowFloor(line, formatRupees(floorPaise))}</p>
          ))}
          <p className="text-sm">
            {approval?.asked_by ? `${words.approvalAsked(approval.asked_by)} ` : ''}
            {mayApprove ? words.ownerSends : words.needsOwner}
          </p>
          {message && <p className="font-medium">{message}</p>}
        </div>
        {mayApprove && (
          <Button isBusy={isBusy} onClick={() => void run(() => editor.approve(below), '')}>
            {words.approve}
          </Button>
        )}
        {!mayApprove && mayAsk && !approval?.asked_by && (
          <Button isBusy={isBusy} onClick={() => void run(() => editor.askApproval(), '')}>
            {words.askApproval}
          </Button>
        )}
      </div>
    </Notice>
  );
}
