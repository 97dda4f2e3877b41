import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { ALL_CATEGORIES_PATH } from '#domain/page-paths.ts';
import { isPlainClick } from '#web/routing/page-links.ts';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.ts';

/**
 * Opens the category menu as a sheet. Without JavaScript, or without the sheet, it leads to the page of all categories.
 */
export function CategorySheetLink() {
  const navigate = useNavigate();
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./category-sheet.tsx')).CategorySheet,
    () => navigate(ALL_CATEGORIES_PATH),
  );
  const openSheet = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link
        to={ALL_CATEGORIES_PATH}
        aria-haspopup="dialog"
        className="category-link gap-2"
        onClick={openSheet}
      >
        <span className="icon icon-menu-2" />
        {text.layout.allCategory}
      </Link>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
