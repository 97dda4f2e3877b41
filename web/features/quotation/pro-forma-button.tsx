import { offerText } from '#web/text/offer-en.ts';
import { Button } from '#web/ui/button.tsx';
import { getApi } from './quotation-access.ts';
import { useDownload } from './use-download.ts';
import type { QuotationState } from './use-quotation.ts';

/** Downloads what the buyer's accounts department pays by. */
export function ProFormaButton({ state: { quotation, access } }: { state: QuotationState }) {
  const revision = quotation.acceptance?.revision ?? 0;
  const name = `${quotation.estimate_number.replaceAll('/', '-')}-R${revision}-PF.pdf`;
  const { isPending, download } = useDownload(name, () => {
    const api = getApi(access);
    return 'token' in access
      ? api.fetchLinkedProForma({ params: access })
      : api.fetchProForma({ params: access });
  });
  return (
    <Button className="sm:justify-self-start" isBusy={isPending} onClick={download}>
      {!isPending && <span className="icon icon-download" />}
      {offerText.proForma}
    </Button>
  );
}
