import { type Offer, offerFromWire } from '#contract/offer-from-wire.ts';
import type { WireDraft, WireStaffQuotation } from '#contract/staff-quotations.ts';

/** A draft as the shop has it, or what one would begin with. */
export type StoredDraft = {
  /** Undefined while it has not begun. */
  version: number | undefined;
  offer: Offer;
  sources: WireDraft['sources'];
  /** Who has changed it last, and when. */
  changedBy: string;
  changedAt: Date | undefined;
  /** Who is editing it; null for nobody. */
  editor: string | null;
  editorSince: Date | undefined;
  /** Of rates below their floor. */
  approval: WireDraft['approval'];
};

export function draftFromWire(draft: WireDraft): StoredDraft {
  const { version, offer, sources, changed_by, changedAt, editor, editor_since, approval } = draft;
  return {
    version,
    offer: offerFromWire(offer),
    sources,
    changedBy: changed_by,
    changedAt: new Date(changedAt),
    editor,
    editorSince: editor_since === null ? undefined : new Date(editor_since),
    approval,
  };
}

/** What can be edited of a request; undefined where a draft would have to be begun first. */
export function findDraft({
  draft,
  draft_start: start,
}: Pick<WireStaffQuotation, 'draft' | 'draft_start'>): StoredDraft | undefined {
  if (draft) return draftFromWire(draft);
  if (!start) return undefined;
  return {
    version: undefined,
    offer: offerFromWire(start.offer),
    sources: start.sources,
    changedBy: '',
    changedAt: undefined,
    editor: null,
    editorSince: undefined,
    approval: null,
  };
}
