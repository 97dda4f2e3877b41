import path from 'node:path';

/** The part used here of the module graph that Rolldown passes while it creates chunks. */
export type ModuleGraph = { getModuleInfo(id: string): { importedIds: string[] } | null };

const WEB = path.resolve(import.meta.dirname, '../web');
/** Loaded on every page. */
const ENTRY_FILES = ['entry.client.tsx', 'root.tsx'];
const LIST_PAGES = ['products', 'category', 'search'];
const PAGES_WITH_CAROUSELS = ['home', 'product'];
const CATALOGUE_PAGES = ['home', ...LIST_PAGES, 'product'];

/**
 * Returns the chunk for a module, or null to leave the decision to Rolldown. On its own, Rolldown creates a chunk for
 * each set of pages that share a module: sixty small files per page, each compressed and requested separately.
 */
export function getSharedChunk(id: string, modules: ModuleGraph): string | null {
  const isUsedBy = (page: string) => collectImports(path.join(WEB, `routes/${page}.tsx`), modules).has(id);
  if (/node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/.test(id)) return 'frame';
  if (ENTRY_FILES.some((file) => collectImports(path.join(WEB, file), modules).has(id))) return 'frame';
  if (CATALOGUE_PAGES.every(isUsedBy)) return 'frame';
  if (PAGES_WITH_CAROUSELS.every(isUsedBy)) return 'sliders';
  return LIST_PAGES.every(isUsedBy) ? 'list' : null;
}

const importsByEntry = new Map<string, Set<string>>();

/** All modules that an entry imports statically, directly or indirectly. */
export function collectImports(entry: string, modules: ModuleGraph): Set<string> {
  const all = importsByEntry.get(entry) ?? new Set([entry]);
  if (!importsByEntry.has(entry)) {
    for (const id of all)
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) all.add(imported);
    importsByEntry.set(entry, all);
  }
  return all;
}
