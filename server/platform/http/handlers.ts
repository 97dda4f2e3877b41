import type { Api, CallName } from '#contract/api.ts';
import type { Call, CallInput, CallReply } from '#contract/call.ts';

/** Who is logged in. */
export type Buyer = {
  id: string;
  name: string;
  email: string;
  /** Ten digits, proved; undefined until then. */
  phone: string | undefined;
};

/** Who makes a call, and from which network address; for calls that need a buyer there always is one. */
export type Caller<C extends Call> = { clientIp: string } & (C['auth'] extends 'buyer'
  ? { buyer: Buyer; token: string }
  : C['auth'] extends 'optional'
    ? { buyer: Buyer | undefined }
    : unknown);

/** The handler of a shared call gets no caller: its reply is the same for everyone and kept. */
export type Handler<C extends Call> = C['isCacheable'] extends true
  ? (input: CallInput<C>) => Promise<CallReply<C>>
  : (input: CallInput<C>, caller: Caller<C>) => Promise<CallReply<C>>;

/** A handler for every declared call: a call without one does not compile. */
export type Handlers = { [N in CallName]: Handler<Api[N]> };

/** The part of the handlers that a feature brings. */
export type FeatureHandlers<Names extends CallName> = Pick<Handlers, Names>;
