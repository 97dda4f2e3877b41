import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import {
  clearContactLinks,
  DEMO_TABLES,
  type DemoTable,
  deleteDemoRows,
  deletePages,
  selectRemaining,
  selectUnchangedContactLinks,
  selectUnchangedDemoIds,
  selectUnchangedPages,
} from './demo-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/** The ids of all rows that the demo catalogue writes. */
export type DemoIds = Record<DemoTable, readonly string[]>;

/** What the demo catalogue wrote and no operator has changed since: ids, keys of pages, columns of contact links. */
export type DemoContent = Record<DemoTable | 'pages' | 'contactLinks', string[]>;

export type DemoRemoval = {
  removed: Record<keyof DemoContent, number>;
  /** What stays because the operator added or changed it, or because something of that belongs to it. */
  kept: { table: DemoTable; count: number; labels: string[] }[];
};

const MAX_LABELS = 5;

export async function findDemoContent(source: DbExecutor, ids: DemoIds): Promise<DemoContent> {
  const content: DemoContent = {
    ...{ banners: [], ads: [], products: [], product_families: [], sub_categories: [], categories: [] },
    pages: await selectUnchangedPages(source),
    contactLinks: await selectUnchangedContactLinks(source),
  };
  for (const table of DEMO_TABLES) content[table] = await selectUnchangedDemoIds(source, table, ids[table]);
  return content;
}

/**
 * Removes what the demo catalogue wrote and no operator has changed since: all of it or, after an error, nothing. Quote
 * requests keep their own copies.
 */
export function removeDemo(database: Database, operator: Operator, ids: DemoIds): Promise<DemoRemoval> {
  return runAsOperator(database, operator, async (transaction) => {
    const content = await findDemoContent(transaction, ids);
    const { pages, contactLinks } = content;
    const removed: DemoRemoval['removed'] = {
      ...{ banners: 0, ads: 0, products: 0, product_families: 0, sub_categories: 0, categories: 0 },
      ...{ pages: pages.length, contactLinks: contactLinks.length },
    };
    for (const table of DEMO_TABLES)
      removed[table] = await deleteDemoRows(transaction, table, content[table]);
    await deletePages(transaction, pages);
    await clearContactLinks(transaction, contactLinks);
    const kept: DemoRemoval['kept'] = [];
    for (const table of DEMO_TABLES) {
      kept.push({ table, ...(await selectRemaining(transaction, table, MAX_LABELS)) });
    }
    return { removed, kept: kept.filter(({ count }) => count > 0) };
  });
}
