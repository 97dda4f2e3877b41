import type { Api, CallName } from '#contract/api.ts';
import type { Call, CallInput, CallReply } from '#contract/call.ts';
import type { KeyPermission, StaffPermission, StaffRole } from '#contract/staff-permissions.ts';
import type { Batched } from './stringify-batches.ts';

/** The account that is logged in. */
export type Buyer = {
  id: string;
  name: string;
  email: string;
  /** Ten digits; undefined until verified by a phone code. */
  phone: string | undefined;
};

/** Who makes a call of operators: a person, or a program with an API key. */
export type StaffCaller = {
  id: string;
  name: string;
  /** Through what they make changes. It is recorded beside the name. */
  via: string;
  permissions: readonly StaffPermission[];
};

/** The operator whose session it is. */
export type StaffMember = StaffCaller & {
  role: StaffRole;
  sessionId: string;
  /** Whether the operator has proved within the last minutes who they are. */
  hasFreshProof: boolean;
};

/** A call that no API key can make always has a person. */
type StaffOf<C extends Call> = C extends { isPersonal: true } | { needsProof: true }
  ? StaffMember
  : C extends { may: KeyPermission }
    ? StaffCaller
    : StaffMember;

/** Who makes a call, and from which network address. A call that needs a buyer or an operator always has one. */
export type Caller<C extends Call> = { clientIp: string } & (C['auth'] extends 'buyer'
  ? { buyer: Buyer; token: string }
  : C['auth'] extends 'optional'
    ? { buyer: Buyer | undefined }
    : C['auth'] extends 'staff'
      ? { staff: StaffOf<C> }
      : unknown);

/** With `cookie`, the value of a Set-Cookie header, for a call that sets one. */
type HandlerResult<C extends Call> = C extends { isStreamed: true; reply: object }
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
