import { useText } from '#desk/text/language.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { DraftSelect } from './draft-field.tsx';

type SupplyFieldProps = { editor: DraftEditor; view: DraftView; isReadOnly: boolean };

/** Whether a special economic zone is supplied, and what that means for the taxes beside it. */
export function SupplyField(draft: SupplyFieldProps) {
  const { quotation: words } = useText();
  const { sez } = draft.view.offer;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DraftSelect
        {...draft}
        name="sez"
        label={words.supply}
        options={[
          ['no', words.supplies.no],
          ['lut', words.supplies.lut],
          ['paid', words.supplies.paid],
        ]}
      />
      <p role="status" className="min-h-5 max-w-prose text-sm text-ink-soft">
        {sez && words.supplyHints[sez]}
      </p>
    </div>
  );
}
