import { ALL_CATEGORIES_PATH } from '#domain/page-paths.ts';
import { findPageLink } from '#web/routing/page-links.ts';
import { StaticPart } from '#web/site/static-html.tsx';
import { categorySheetText } from '#web/text/category-sheet-en.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** The category menu on phones and tablets: the served menu once more, in a sheet. */
export function CategorySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.layout.allCategory}
      closeLabel={categorySheetText.close}
      actions={
        <ButtonLink to={ALL_CATEGORIES_PATH} className="grow" onClick={onClose}>
          {categorySheetText.withPictures}
        </ButtonLink>
      }
    >
      {/* Before the next page opens: a closing dialog takes the focus back, which is for the page's heading then. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it handle keys. */}
      <div onClick={({ nativeEvent }) => findPageLink(nativeEvent) && onClose()}>
        <StaticPart name="categoryMenu" />
      </div>
    </Sheet>
  );
}
