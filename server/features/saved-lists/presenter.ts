import type { CallInput } from '#contract/call.ts';
import type { changeSavedList, WireSavedList } from '#contract/saved-lists.ts';
import type { SavedLine, SavedListChanges } from '#domain/saved-list.ts';
import type { SavedList } from './repository.ts';

type WireChanges = CallInput<typeof changeSavedList>['body'];

export function presentSavedList({ id, name, changedAt, lines }: SavedList): WireSavedList {
  return {
    _id: id,
    name,
    changed_at: changedAt.toISOString(),
    lines: lines.map(({ productId, ...line }) => ({ product_id: productId, ...line })),
  };
}

export function savedLineFromWire<Line extends { product_id: string }>({ product_id, ...line }: Line) {
  return { productId: product_id, ...line };
}

export function savedListChangesFromWire({
  added = [],
  changed = [],
  removed = [],
  moved = [],
}: WireChanges): SavedListChanges {
  return {
    added: added.map((line): SavedLine => savedLineFromWire(line)),
    changed: changed.map(savedLineFromWire),
    removed,
    moved: moved.map(savedLineFromWire),
  };
}
