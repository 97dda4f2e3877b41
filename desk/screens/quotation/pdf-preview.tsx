import { useEffect, useState } from 'react';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toFileName } from './file-name.ts';

/** Leaves the frame to the page that is read. */
const WITHOUT_OVERVIEW = '#navpanes=0&view=FitH';

type PdfPreviewProps = { request: WireStaffQuotation };

/** The PDF as it would be sent. Browsers that cannot show a PDF within a page offer it as a file. */
export function PdfPreview({ request: { id, estimate_number: number, revisions } }: PdfPreviewProps) {
  const { quotation: words } = useText();
  const [url, setUrl] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    api.fetchDraft({ params: { request: id } }).then(
      (pdf) => {
        if (isGone) return;
        made = URL.createObjectURL(pdf);
        setUrl(made);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  const next = Math.max(0, ...revisions.map((revision) => revision.number)) + 1;
  return (
    <div className="grid content-start gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{words.pdf}</h3>
        {url && (
          <a href={url} target="_blank" rel="noopener" className="ml-auto text-sm underline">
            {words.openPdf}
          </a>
        )}
        {url && (
          <a
            href={url}
            download={`${toFileName(number, next)}-${words.draftFile}.pdf`}
            className="text-sm underline"
          >
            {words.download}
          </a>
        )}
      </div>
      {url && (
        <iframe
          src={`${url}${WITHOUT_OVERVIEW}`}
          title={words.pdf}
          className="h-[60vh] w-full rounded border border-rule bg-ground max-md:hidden"
        />
      )}
      {!url && !hasFailed && <Spinner />}
      {hasFailed && <p className="text-sm text-danger">{words.noPreview}</p>}
    </div>
  );
}
