import type { WireSnippet } from '#contract/staff-quotations.ts';
import { useText } from '#desk/text/language.ts';
import { type Branches, BranchField } from './branch-field.tsx';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { DraftField, DraftSelect } from './draft-field.tsx';
import { FreightField } from './freight-field.tsx';
import { NotesField } from './notes-field.tsx';
import { SnippetField } from './snippet-field.tsx';
import { SupplyField } from './supply-field.tsx';

type TermsPanelProps = {
  editor: DraftEditor;
  view: DraftView;
  snippets: WireSnippet[];
  branches: Branches;
  isReadOnly: boolean;
};

/** What comes on top of the goods, and the terms of the whole. */
export function TermsPanel({ snippets, branches, ...draft }: TermsPanelProps) {
  const { quotation: words } = useText();
  const { view } = draft;
  const hasSeveralRates = new Set(view.offer.lines.map(({ gstBps }) => gstBps)).size > 1;
  return (
    <section aria-label={words.terms} className="desk-panel grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <FreightField {...draft} />
        <DraftField {...draft} name="packing" label={words.packing} className="w-24" />
        <DraftField {...draft} name="insurance" label={words.insurance} className="w-24" />
        {hasSeveralRates && (
          <DraftSelect
            {...draft}
            name="rule"
            label={words.rule}
            options={[
              ['value', words.rules.value],
              ['highest', words.rules.highest],
            ]}
          />
        )}
        <DraftField {...draft} name="valid_until" label={words.validUntil} type="date" />
      </div>
      <div className="grid gap-3 md:grid-cols-3">
        <SnippetField {...draft} name="delivery" label={words.delivery} kind="delivery" snippets={snippets} />
        <SnippetField {...draft} name="payment" label={words.payment} kind="payment" snippets={snippets} />
        <SnippetField {...draft} name="warranty" label={words.warranty} kind="warranty" snippets={snippets} />
      </div>
      <NotesField {...draft} snippets={snippets} />
      <div className="flex flex-wrap items-end gap-3">
        <BranchField {...draft} branches={branches} />
        <SupplyField {...draft} />
      </div>
    </section>
  );
}
