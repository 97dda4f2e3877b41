import { AppError } from '#contract/errors.ts';
import { isShopPage } from '#contract/page-names.ts';
import {
  addFurtherPage,
  changeFurtherPage,
  moveFooterLink,
  removeFurtherPage,
} from '#server/features/admin/change-further-pages.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { selectPage } from '#server/features/content/repository.ts';
import { sanitiseRichText } from '#server/features/content/sanitise-rich-text.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { presentListedPage, presentPage, presentVersion } from './presenter.ts';
import { selectListedPages, selectVersion, selectVersions } from './repository.ts';

type PageCall =
  | 'listPages'
  | 'getPage'
  | 'changePage'
  | 'addFurtherPage'
  | 'changeFurtherPage'
  | 'moveFurtherPage'
  | 'removeFurtherPage'
  | 'listPageVersions'
  | 'getPageVersion';

/** The calls by which operators write the pages of text. */
export function staffPageRoutes(database: Database): FeatureHandlers<PageCall> {
  async function readPage(key: string) {
    const page = await selectPage(database, key);
    if (!page && !isShopPage(key)) throw new AppError('not_found', 'There is no such page.');
    return presentPage(key, page);
  }

  return {
    listPages: async () => ({ pages: (await selectListedPages(database)).map(presentListedPage) }),
    getPage: async ({ query: { key } }) => ({ result: await readPage(key) }),
    changePage: async ({ body: { key, content, version } }, { staff }) => {
      await setPage(database, byStaffCall(staff), key, content, { version });
      return { result: await readPage(key) };
    },
    addFurtherPage: async ({ body: { slug, title } }, { staff }) => {
      await addFurtherPage(database, byStaffCall(staff), slug, { title });
      return { result: await readPage(slug) };
    },
    changeFurtherPage: async ({ body }, { staff }) => {
      const { slug, version, is_published: isPublished, is_in_footer: isInFooter, ...entry } = body;
      const changed = { ...entry, isPublished, isInFooter };
      await changeFurtherPage(database, byStaffCall(staff), slug, changed, { seenVersion: version });
      return { result: await readPage(slug) };
    },
    moveFurtherPage: async ({ body: { slug, place, seen } }, { staff }) => {
      await moveFooterLink(database, byStaffCall(staff), slug, place, seen);
      return {};
    },
    removeFurtherPage: async ({ body: { slug, version } }, { staff }) => {
      await removeFurtherPage(database, byStaffCall(staff), slug, version);
      return {};
    },
    listPageVersions: async ({ query: { key, after, limit } }) => {
      const rows = await selectVersions(
        database,
        key,
        after === undefined ? undefined : toNumber(after),
        limit + 1,
      );
      const versions = rows.slice(0, limit).map(presentVersion);
      return { versions, next: rows.length > limit ? (versions.at(-1)?.id ?? null) : null };
    },
    getPageVersion: async ({ query: { key, id } }) => {
      const version = await selectVersion(database, key, toNumber(id));
      if (!version) throw createNoVersionError();
      return { result: { ...presentVersion(version), content: sanitiseRichText(version.content) } };
    },
  };
}

/** @throws AppError 'not_found' for what cannot be the number of a version. */
function toNumber(id: string): number {
  const number = Number(id);
  if (!Number.isSafeInteger(number)) throw createNoVersionError();
  return number;
}

function createNoVersionError(): AppError {
  return new AppError('not_found', 'The page has no such version.');
}
