import type * as z from 'zod/mini';

/** Who may make a call: anyone; anyone, but a token that is sent must be valid; or only a buyer who is logged in. */
export type CallAuth = 'none' | 'optional' | 'buyer';

type AnyObject = z.ZodMiniObject;

/**
 * The declaration of one API call, from which the server's route, its validation, the typed client and the OpenAPI
 * document are derived. Path parameters are in braces: `/api/product/getproductById/{id}`.
 */
export type Call = {
  summary: string;
  method: 'GET' | 'POST';
  path: `/${string}`;
  auth: CallAuth;
  /** Set on a GET that changes state, which the public interface requires: HEAD and prefetch requests do nothing. */
  changesState?: true;
  /**
   * Set on a GET for anyone whose response depends only on path and query: it is produced once for everyone and cached
   * until the shop changes.
   */
  isCacheable?: true;
  /** Set on a call whose response grows with the buyer's data: it is sent in batches, as they are read. */
  isStreamed?: true;
  /** Set on a call without a buyer that is served before those of other visitors when the shop is overloaded. */
  hasPriority?: true;
  /** A path parameter that does not match its schema is answered with 404, because nothing can have that name. */
  params?: AnyObject;
  query?: AnyObject;
  headers?: AnyObject;
  body?: z.ZodMiniType;
  /** The keys of a successful response in addition to `success`, or the content type of a file. */
  reply: AnyObject | 'application/pdf';
};

/** Only calls whose response cannot depend on the buyer, a body or headers can be declared cacheable. */
type CacheableWhen<C extends Call> = C extends {
  method: 'GET';
  auth: 'none';
  changesState?: never;
  headers?: never;
}
  ? true
  : never;

/** Returns the declaration with its exact type. */
export function defineCall<const C extends Call & { isCacheable?: CacheableWhen<C> }>(declaration: C): C {
  return declaration;
}

type InputPart = 'params' | 'query' | 'headers' | 'body';
type DeclaredParts<C extends Call> = { [P in InputPart]: C[P] extends z.ZodMiniType ? P : never }[InputPart];

/** The arguments of a call: its declared parts, of which headers and query are optional. */
export type CallArguments<C extends Call> = {
  [P in DeclaredParts<C> as P extends 'query' | 'headers' ? never : P]: z.input<Extract<C[P], z.ZodMiniType>>;
} & {
  [P in DeclaredParts<C> as P extends 'query' | 'headers' ? P : never]?: z.input<
    Extract<C[P], z.ZodMiniType>
  >;
};

/** The input of a handler: the declared parts after validation. */
export type CallInput<C extends Call> = {
  [P in DeclaredParts<C>]: z.output<Extract<C[P], z.ZodMiniType>>;
};

/** The result of a handler, to which the client resolves as well (there with `success: true`). */
export type CallReply<C extends Call> = C['reply'] extends z.ZodMiniType ? z.output<C['reply']> : FileReply;

export type FileReply = { name: string; bytes: Uint8Array<ArrayBuffer> };
