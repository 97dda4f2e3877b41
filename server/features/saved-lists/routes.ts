import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { changeSavedList } from './change-saved-list.ts';
import { deleteSavedList } from './delete-saved-list.ts';
import { getSavedList } from './get-saved-list.ts';
import { presentSavedList, savedLineFromWire, savedListChangesFromWire } from './presenter.ts';
import { selectSavedListSummaries } from './repository.ts';
import { saveToList } from './save-to-list.ts';

export function savedListRoutes(
  database: Database,
): FeatureHandlers<'listSavedLists' | 'getSavedList' | 'saveToList' | 'changeSavedList' | 'deleteSavedList'> {
  return {
    listSavedLists: async (_, { buyer }) => ({
      result: (await selectSavedListSummaries(database, buyer.id)).map(
        ({ id, name, changedAt, lineCount }) => ({
          _id: id,
          name,
          changed_at: changedAt.toISOString(),
          line_count: lineCount,
        }),
      ),
    }),
    getSavedList: async ({ params }, { buyer }) => ({
      result: presentSavedList(await getSavedList(database, buyer, params.id)),
    }),
    saveToList: async ({ body }, { buyer }) => {
      const list = await saveToList(database, buyer, body.name, body.lines.map(savedLineFromWire));
      return { msg: `Saved to the list “${list.name}”.`, result: presentSavedList(list) };
    },
    changeSavedList: async ({ params, body }, { buyer }) => {
      const changes = { name: body.name, ...savedListChangesFromWire(body) };
      return { result: presentSavedList(await changeSavedList(database, buyer, params.id, changes)) };
    },
    deleteSavedList: async ({ params }, { buyer }) => {
      await deleteSavedList(database, buyer, params.id);
      return { msg: 'List deleted.' };
    },
  };
}
