import { isShopPage } from '#contract/page-names.ts';
import type { WirePage, WirePageVersion } from '#contract/staff-pages.ts';
import { sanitiseRichText } from '#server/features/content/sanitise-rich-text.ts';
import type { pageContents } from '#server/platform/database/schema.ts';

type Page = typeof pageContents.$inferSelect;
type ListedPage = Omit<Page, 'content' | 'version'> & {
  isWritten: boolean;
  changedAt: Date | null;
  changedBy: string | null;
};
type Version = { id: number; replacedAt: Date; replacedBy: string };

export function presentPage(key: string, page: Page | undefined): WirePage {
  return {
    key,
    content: sanitiseRichText(page?.content ?? ''),
    version: page?.version ?? 0,
    further: page && !isShopPage(key) ? presentFurther(page) : null,
  };
}

export function presentListedPage(page: ListedPage) {
  return {
    key: page.key,
    is_written: page.isWritten,
    changed_at: page.changedAt?.toISOString() ?? null,
    changed_by: page.changedBy,
    further: isShopPage(page.key) ? null : presentFurther(page),
  };
}

function presentFurther(page: Omit<Page, 'key' | 'content' | 'version'>) {
  return {
    title: page.title,
    description: page.description,
    is_published: page.isPublished,
    is_in_footer: page.footerPosition !== null,
  };
}

export function presentVersion({ id, replacedAt, replacedBy }: Version): WirePageVersion {
  return { id: String(id), replaced_at: replacedAt.toISOString(), replaced_by: replacedBy };
}
