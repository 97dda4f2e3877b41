import type * as z from 'zod/mini';

/** Who may make a call: anyone, anyone (with a valid token if one is sent), or a logged-in buyer. */
export type CallAuth = 'none' | 'optional' | 'buyer';

type AnyObject = z.ZodMiniObject;

/**
 * One call of the API, declared once: the server's route, its validation, the typed client and the OpenAPI document
 * all come from it. Path parameters stand in braces: `/api/product/getproductById/{id}`.
 */
export type Call = {
  summary: string;
  method: 'GET' | 'POST';
  path: `/${string}`;
  auth: CallAuth;
  /** Set on a GET that changes something (an inheritance of the public interface): HEAD and prefetch do nothing. */
  changesState?: true;
  /**
   * Set on a GET for anyone whose reply depends on path and query alone: it is made once for everybody and kept until the
   * shop changes.
   */
  isCacheable?: true;
  /** A path parameter that does not fit its schema names nothing: the answer is 404. */
  params?: AnyObject;
  query?: AnyObject;
  headers?: AnyObject;
  body?: z.ZodMiniType;
  /** The keys beside `success` of a successful reply, or a file. */
  reply: AnyObject | 'application/pdf';
};

/** A reply to a certain buyer, or to something that is sent, is not declared as everybody's. */
type CacheableWhen<C extends Call> = C extends {
  method: 'GET';
  auth: 'none';
  changesState?: never;
  headers?: never;
}
  ? true
  : never;

/** Keeps the exact type of a declaration. */
export function defineCall<const C extends Call & { isCacheable?: CacheableWhen<C> }>(declaration: C): C {
  return declaration;
}

type InputPart = 'params' | 'query' | 'headers' | 'body';
type DeclaredParts<C extends Call> = { [P in InputPart]: C[P] extends z.ZodMiniType ? P : never }[InputPart];

/** What a caller passes: only the declared parts, and headers and query only when something in them is wanted. */
export type CallArguments<C extends Call> = {
  [P in DeclaredParts<C> as P extends 'query' | 'headers' ? never : P]: z.input<Extract<C[P], z.ZodMiniType>>;
} & {
  [P in DeclaredParts<C> as P extends 'query' | 'headers' ? P : never]?: z.input<
    Extract<C[P], z.ZodMiniType>
  >;
};

/** What a handler receives: the declared parts after validation. */
export type CallInput<C extends Call> = {
  [P in DeclaredParts<C>]: z.output<Extract<C[P], z.ZodMiniType>>;
};

/** What a handler returns, and what the client resolves to (there with `success: true`). */
export type CallReply<C extends Call> = C['reply'] extends z.ZodMiniType ? z.output<C['reply']> : FileReply;

export type FileReply = { name: string; bytes: Uint8Array<ArrayBuffer> };
