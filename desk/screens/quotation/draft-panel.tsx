import { type RefObject, useEffect, useState } from 'react';
import type { WireSnippet, WireStaffQuotation } from '#contract/staff-quotations.ts';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { AddLine } from './add-line.tsx';
import { Conflicts } from './conflicts.tsx';
import { CounterNotice } from './counter-notice.tsx';
import { EditorBanner } from './editor-banner.tsx';
import { FloorNotice } from './floor-notice.tsx';
import { type LastPrices, listLineFacts } from './line-facts.ts';
import { LinesGrid } from './lines-grid.tsx';
import { RateWarning } from './rate-warning.tsx';
import { SaveStatus } from './save-status.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { StoredDraft } from './stored-draft.ts';
import { SumPanel } from './sum-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { useDraftEditor } from './use-draft-editor.ts';

type DraftPanelProps = {
  request: WireStaffQuotation;
  stored: StoredDraft;
  snippets: WireSnippet[];
  lastPrices: readonly LastPrices[];
  /** Is told the version that is on the screen. */
  draftVersion: RefObject<number | undefined>;
};

/** The draft of the next quotation, from its lines to sending it. */
export function DraftPanel({ request, stored, snippets, lastPrices, draftVersion }: DraftPanelProps) {
  const { quotation: words } = useText();
  const mayWrite = useMay('quotes:write');
  const maySend = useMay('quotes:send');
  const { editor, view } = useDraftEditor(request.id, stored);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    draftVersion.current = view.stored.version;
  }, [draftVersion, view.stored.version]);
  const isReadOnly = !mayWrite || editor.isOthers;

  /** The paper is made of what is stored, so that comes first. */
  async function preview(): Promise<void> {
    if (!maySend || isReadOnly) return;
    try {
      if (!(await editor.isSaved())) return;
      if (editor.getView().stored.version === undefined) await editor.begin();
      setSending(true);
    } catch (cause) {
      toast.error((cause as Error).message);
    }
  }

  // Anyone who opens it to answer begins at the first price.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened.
  useEffect(() => {
    if (!isReadOnly && matchMedia('(pointer: fine)').matches)
      document.querySelector<HTMLElement>('input[data-column="rate"]')?.focus({ preventScroll: true });
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter arrives here from any field within.
    <div
      className="grid gap-3"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSending) return;
        event.preventDefault();
        void preview();
      }}
    >
      <EditorBanner editor={editor} view={view} />
      <Conflicts editor={editor} view={view} />
      {!isReadOnly && <CounterNotice request={request} editor={editor} />}
      <FloorNotice editor={editor} view={view} />
      <LinesGrid {...{ editor, view, isReadOnly }} facts={listLineFacts(request, view.stored, lastPrices)} />
      {!isReadOnly && <AddLine request={request.id} editor={editor} />}
      {/* Above the lines it would move them under the pointer. */}
      <RateWarning lines={view.offer.lines} />
      <div className="grid items-start gap-3 2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <TermsPanel {...{ editor, view, snippets, isReadOnly }} branches={request.branches} />
        <SumPanel request={request} offer={view.offer} figures={view.figures} />
      </div>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 border-t border-rule bg-paper py-2">
        <SaveStatus editor={editor} view={view} />
        <span className="ml-auto font-semibold tabular-nums">
          {view.figures && `${words.total} ${formatRupees(view.figures.totalPaise)}`}
        </span>
        {maySend && !isReadOnly && (
          <Button variant="action" onClick={() => void preview()} aria-keyshortcuts="Control+Enter">
            {words.preview}
          </Button>
        )}
      </div>
      {isSending && <SendDialog request={request} editor={editor} onClose={() => setSending(false)} />}
    </div>
  );
}
