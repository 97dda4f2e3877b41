import { type ReactNode, useState } from 'react';
import { sharedListPath } from '#domain/page-paths.ts';
import type { SavedLine } from '#domain/saved-list.ts';
import { encodeSharedList } from '#domain/shared-list.ts';
import { ShareMenu } from '#web/features/product/share-menu.tsx';
import { useRootData } from '#web/site/root-data.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { Button } from '#web/ui/button.tsx';
import { type AddedLines, addLinesToCart } from './add-lines-to-cart.ts';
import { AddedLinesNotice } from './added-lines-notice.tsx';
import type { ListProducts } from './saved-list.ts';

type ListActionsProps = {
  name: string;
  lines: readonly SavedLine[];
  products: ListProducts;
  /** Further buttons. */
  children?: ReactNode;
};

/** What can be done with a list as a whole, and the outcome. */
export function ListActions({ name, lines, products, children }: ListActionsProps) {
  const [result, setResult] = useState<AddedLines>();
  const publicUrl = useRootData()?.site.publicUrl ?? '';
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="action"
          onClick={() => setResult(addLinesToCart(lines, (id) => products.byId.get(id)))}
        >
          <span className="icon icon-shopping-cart-plus" />
          {savedListsText.addAll}
        </Button>
        <ShareMenu title={name} url={publicUrl + sharedListPath(encodeSharedList({ name, lines }))} />
        {children}
      </div>
      {result && (
        <div className="mt-3">
          <AddedLinesNotice result={result} onDismiss={() => setResult(undefined)} />
        </div>
      )}
    </div>
  );
}
