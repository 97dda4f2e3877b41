import { useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { StepDialog } from './step-dialog.tsx';

type Link = Awaited<ReturnType<typeof api.linkOffer>>;

/** Makes a link to the offer, and opens WhatsApp with it. */
export function LinkDialog({ request, onClose }: { request: string; onClose: () => void }) {
  const { quotation: words } = useText();
  const { isBusy, message, run } = useCall();
  const [link, setLink] = useState<Link>();
  const make = () => run(async () => setLink(await api.linkOffer({ body: { request } })), words.linkMade);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied),
    );
  };
  return (
    <StepDialog
      title={words.linkTitle}
      action={link ? words.openWhatsApp : words.makeLink}
      {...{ isBusy, message, onClose }}
      onSubmit={() => {
        if (!link) return void make();
        open(link.whatsapp_url, '_blank', 'noopener');
        onClose();
      }}
    >
      <p className="text-sm text-ink-soft">{words.linkHint}</p>
      {link && (
        <>
          <p className="rounded border border-rule bg-paper p-3 text-sm whitespace-pre-line wrap-anywhere">
            {link.text}
          </p>
          <Button className="justify-self-start" onClick={() => void copy(link.text)}>
            {words.copy}
          </Button>
        </>
      )}
    </StepDialog>
  );
}
