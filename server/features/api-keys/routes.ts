import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { addKey } from './add-key.ts';
import { presentApiKey } from './presenter.ts';
import { selectApiKeys } from './repository.ts';
import { revokeKey } from './revoke-key.ts';

/** The calls by which owners look after API keys. */
export function apiKeyRoutes(
  database: Database,
): FeatureHandlers<'listApiKeys' | 'addApiKey' | 'revokeApiKey'> {
  return {
    listApiKeys: async () => ({ keys: (await selectApiKeys(database)).map(presentApiKey) }),
    addApiKey: async ({ body }, { staff }) => ({
      key: await runAsOperator(database, byStaffCall(staff), (transaction) =>
        addKey(transaction, staff.name, body),
      ),
    }),
    revokeApiKey: async ({ body }, { staff }) => {
      await runAsOperator(database, byStaffCall(staff), (transaction) => revokeKey(transaction, body.id));
      return {};
    },
  };
}
