import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { useText } from '#desk/text/language.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { DraftSelect } from './draft-field.tsx';

export type Branches = WireStaffQuotation['branches'];

type BranchFieldProps = { editor: DraftEditor; view: DraftView; isReadOnly: boolean; branches: Branches };

/** From where this is supplied; nothing to choose while the seller has no branches. */
export function BranchField({ branches, ...draft }: BranchFieldProps) {
  const { quotation: words } = useText();
  const { branch: chosen } = draft.view.stored.offer;
  const isGone = chosen !== undefined && !branches.some(({ name }) => name === chosen);
  if (branches.length === 0 && !isGone) return null;
  return (
    <DraftSelect
      {...draft}
      name="branch"
      label={words.suppliedFrom}
      options={[
        ['', words.headOffice],
        ...branches.map(({ name, gstin }) => [name, `${name} (${gstin})`] as const),
        ...(isGone ? [[chosen, words.branchGone(chosen)] as const] : []),
      ]}
    />
  );
}
