import type * as z from 'zod/mini';
import type { StaffPermission } from './staff-permissions.ts';

/**
 * Who may make a call: anyone; anyone, but a token that is sent must be a buyer's; only a buyer who is logged in; or
 * only an operator, whose token is of a session of their own.
 */
export type CallAuth = 'none' | 'optional' | 'buyer' | 'staff';

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
  /** Set on calls for operators: what their role must allow. Without it everybody of the staff may make the call. */
  may?: StaffPermission;
  /** Set on calls for operators who must have proved within the last minutes who they are. */
  needsProof?: true;
  /** Set on calls for operators about their own things, which are no business of programs with an API key. */
  isPersonal?: true;
  /**
   * Set on a GET that changes state, which the public interface requires, and on a POST for anyone without a body: HEAD
   * and prefetch requests do nothing, nor do those of other sites.
   */
  changesState?: true;
  /**
   * Set on a GET for anyone whose response depends only on path and query: it is produced once for everyone and cached
   * until the shop changes.
   */
  isCacheable?: true;
  /** Set on a call whose response grows with what is stored: it is sent in batches, as they are read. */
  isStreamed?: true;
  /** Set on a call without a buyer that is served before those of other visitors when the shop is overloaded. */
  hasPriority?: true;
  /** Set on a call that begins or ends a session of the desk, whose cookie its response sets. */
  setsCookie?: true;
  /** A path parameter that does not match its schema is answered with 404, because nothing can have that name. */
  params?: AnyObject;
  query?: AnyObject;
  headers?: AnyObject;
  body?: z.ZodMiniType;
  /** Set on a POST whose body is a file as it is, of any content type. Its handler reads it while it arrives. */
  upload?: { maxBytes: number };
  /**
   * The keys of a successful response in addition to `success`, or a file: one made for the call, or a stored one; or
   * events that go on until one side ends them.
   */
  reply: AnyObject | 'application/pdf' | typeof STORED_FILE | typeof EVENT_STREAM;
};

/** The content type of stored files, whose own type must not make a browser show them. */
export const STORED_FILE = 'application/octet-stream';

/** The content type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

/** Only calls whose response cannot depend on the buyer, a body or headers can be declared cacheable. */
type CacheableWhen<C extends Call> = C extends {
  method: 'GET';
  auth: 'none';
  changesState?: never;
  headers?: never;
}
  ? true
  : never;

/** Only calls for operators name a permission, need a proof or are personal. */
type ForStaff<C extends Call, Value> = C extends { auth: 'staff' } ? Value : never;

/** Returns the declaration with its exact type. */
export function defineCall<
  const C extends Call & {
    isCacheable?: CacheableWhen<C>;
    may?: ForStaff<C, StaffPermission>;
    needsProof?: ForStaff<C, true>;
    isPersonal?: ForStaff<C, true>;
  },
>(declaration: C): C {
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
} & (C extends { upload: object } ? { file: Blob } : unknown);

/** The input of a handler: the declared parts after validation. */
export type CallInput<C extends Call> = {
  [P in DeclaredParts<C>]: z.output<Extract<C[P], z.ZodMiniType>>;
} & (C extends { upload: object } ? { upload: Upload } : unknown);

/** A file that is arriving. */
export type Upload = {
  /** As the request says; undefined when it does not. */
  declaredBytes: number | undefined;
  /** Can be read once. @throws AppError when the file is larger than allowed, or does not arrive as a whole. */
  pieces: AsyncIterable<Uint8Array>;
};

/** The result of a handler, to which the client resolves as well (there with `success: true`). */
export type CallReply<C extends Call> = C['reply'] extends z.ZodMiniType
  ? z.output<C['reply']>
  : C['reply'] extends typeof STORED_FILE
    ? C extends { isStreamed: true }
      ? StreamedFileReply
      : StoredFileReply
    : C['reply'] extends typeof EVENT_STREAM
      ? EventStreamReply
      : FileReply;

export type FileReply = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Where the events of one response go. */
export type EventListener = {
  send(event: string, data: object): void;
  /** Ends the response, after which nothing can be sent. */
  end(): void;
};

export type EventStreamReply = {
  /** @returns what to call when the client has gone. @throws AppError when there are too many clients already. */
  subscribe(listener: EventListener): () => void;
};

/** A file that is written while it is sent, so that nobody knows its length before. */
export type StreamedFileReply = { name: string; text: AsyncIterable<string> };

/** A file that is read while it is sent. */
export type StoredFileReply = { name: string; byteCount: number; content: AsyncIterable<Uint8Array> };
