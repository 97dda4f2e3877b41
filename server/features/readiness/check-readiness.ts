import { selectPages } from '#server/features/admin/content-queries.ts';
import { listCategoryTree } from '#server/features/admin/list-category-tree.ts';
import { type DemoIds, findDemoContent } from '#server/features/admin/remove-demo.ts';
import { selectOutcomes } from '#server/features/backup/outcome-queries.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { selectBrokenChains } from '#server/features/quotations/event-queries.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { ShopFolders } from '#server/platform/media/find-shop-file.ts';
import { type BackupContext, checkBackups } from './check-backups.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkFiles } from './check-files.ts';
import { checkQuotations } from './check-quotations.ts';
import { checkSeller, checkSettings, type ReadinessSettings } from './check-settings.ts';
import { checkContactLinks, checkPages, type DemoSeller } from './check-texts.ts';
import type { ReadinessProblem } from './readiness-problem.ts';
import { selectUsedFiles } from './repository.ts';

export type ReadinessContext = {
  settings: ReadinessSettings;
  folders: ShopFolders;
  backups: BackupContext;
  /** What a shop for business must not show. */
  demo: { settings: ReadinessSettings; contact: DemoSeller['contact']; ids: DemoIds };
};

/** Lists everything to do before the shop is open for business; nothing when it is ready. */
export async function checkReadiness(
  database: Database,
  { settings, folders, backups, demo }: ReadinessContext,
): Promise<ReadinessProblem[]> {
  const seller = { ...demo.settings.brand, contact: demo.contact };
  const pages = new Map((await selectPages(database)).map(({ key, content }) => [key, content]));
  return [
    ...checkSettings(settings, demo.settings),
    ...checkSeller(await getBrand(database, settings.brand), demo.settings.brand),
    ...checkContactLinks(await getContactLinks(database), seller),
    ...checkPages(pages, seller),
    ...checkCatalogue(await listCategoryTree(database), await findDemoContent(database, demo.ids)),
    ...(await checkFiles(await selectUsedFiles(database), folders)),
    ...checkQuotations(await selectBrokenChains(database)),
    ...(await checkBackups(backups, await selectOutcomes(database), new Date())),
  ];
}
