import type { Api, CallName } from '#contract/api.ts';
import type { Call, CallInput, CallReply } from '#contract/call.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import type { Batched } from './stringify-batches.ts';

/** The account that is logged in. */
export type Buyer = {
  id: string;
  name: string;
  email: string;
  /** Ten digits; undefined until verified by a phone code. */
  phone: string | undefined;
};

/** The operator whose session it is. */
export type StaffMember = {
  id: string;
  name: string;
  role: StaffRole;
  sessionId: string;
  /** Whether the operator has proved within the last minutes who they are. */
  hasFreshProof: boolean;
};

/** Who makes a call, and from which network address. A call that needs a buyer or an operator always has one. */
export type Caller<C extends Call> = { clientIp: string } & (C['auth'] extends 'buyer'
  ? { buyer: Buyer; token: string }
  : C['auth'] extends 'optional'
    ? { buyer: Buyer | undefined }
    : C['auth'] extends 'staff'
      ? { staff: StaffMember }
      : unknown);

/** With `cookie`, the value of a Set-Cookie header, for a call that sets one. */
type HandlerResult<C extends Call> = C['isStreamed'] extends true
  ? Batched<CallReply<C>>
  : C['setsCookie'] extends true
    ? CallReply<C> & { cookie: string }
    : CallReply<C>;

/** The handler of a cacheable call gets no caller, because its response is the same for everyone. */
export type Handler<C extends Call> = C['isCacheable'] extends true
  ? (input: CallInput<C>) => Promise<CallReply<C>>
  : (input: CallInput<C>, caller: Caller<C>) => Promise<HandlerResult<C>>;

/** A handler for every declared call. A missing one is a compile error. */
export type Handlers = { [N in CallName]: Handler<Api[N]> };

/** The handlers that one feature provides. */
export type FeatureHandlers<Names extends CallName> = Pick<Handlers, Names>;
