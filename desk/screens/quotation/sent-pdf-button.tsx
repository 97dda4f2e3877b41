import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toFileName } from './file-name.ts';

type SentPdfButtonProps = { request: WireStaffQuotation; revision: number };

/** Saves the offer that the buyer has, to send or print it again. */
export function SentPdfButton({ request, revision }: SentPdfButtonProps) {
  const { quotation: words } = useText();
  const action = useCall();
  const name = `${toFileName(request.estimate_number, revision)}.pdf`;
  const save = () =>
    action.run(
      async () => saveFile(await api.fetchSentOffer({ params: { request: request.id } }), name),
      null,
    );
  return (
    <>
      <Button
        variant="plain"
        className="min-h-0! px-0! text-sm"
        isBusy={action.isBusy}
        onClick={() => void save()}
      >
        {words.sentPdf(revision)}
      </Button>
      <Failure action={action} />
    </>
  );
}
