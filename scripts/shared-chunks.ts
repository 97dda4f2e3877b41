import path from 'node:path';

/** What Rolldown tells of a module while it makes chunks. */
type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null };

const WEB = path.resolve(import.meta.dirname, '../web');
/** Loaded whatever the page. */
const ENTRY_FILES = ['entry.client.tsx', 'root.tsx'];
const LIST_PAGES = ['products', 'category', 'search'];
const PAGES_WITH_CAROUSELS = ['home', 'product'];
const CATALOGUE_PAGES = ['home', ...LIST_PAGES, 'product'];

/**
 * Into which chunk a module goes, null to leave it to Rolldown. Left alone, it makes one for each set of pages that share
 * something: sixty small files a page, each compressed by itself and asked for by itself.
 */
export function getSharedChunk(id: string, modules: Modules): string | null {
  if (/node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/.test(id)) return 'react';
  if (ENTRY_FILES.some((file) => collectImports(path.join(WEB, file), modules).has(id))) return 'frame';
  const isFor = (page: string) => collectImports(path.join(WEB, `routes/${page}.tsx`), modules).has(id);
  if (CATALOGUE_PAGES.every(isFor)) return 'catalogue';
  if (PAGES_WITH_CAROUSELS.every(isFor)) return 'sliders';
  return LIST_PAGES.every(isFor) ? 'list' : null;
}

const importsByEntry = new Map<string, Set<string>>();

/** Everything that a module needs before it can run. */
function collectImports(entry: string, modules: Modules): Set<string> {
  const all = importsByEntry.get(entry) ?? new Set([entry]);
  if (!importsByEntry.has(entry)) {
    for (const id of all)
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) all.add(imported);
    importsByEntry.set(entry, all);
  }
  return all;
}
