import { OverloadedError, type OverloadGuard } from '#server/platform/http/overload.ts';

/** The guard of a shop that has no room for any request. */
export const rejectingGuard: OverloadGuard = {
  holdBack: () => undefined,
  countSent: () => undefined,
  runVisit: async (_request, _response, work) => work(undefined),
  admit() {
    throw new OverloadedError();
  },
  leave: () => undefined,
  rejectEarly: () => true,
  counts: { rejected: 0, rendered: 0 },
  isRejectingAll: () => false,
  rememberLogin: () => undefined,
  runRender: (work) => work(),
  close: () => undefined,
};
