import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { LiveDesk } from './live-desk.ts';

/** Reports changes to operators as they happen. */
export function staffLiveRoutes({ subscribe }: LiveDesk): FeatureHandlers<'watchDesk'> {
  return {
    watchDesk: async (_, { staff }) => ({ subscribe: (listener) => subscribe(staff, listener) }),
  };
}
