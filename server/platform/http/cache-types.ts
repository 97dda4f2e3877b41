import type { Context } from 'hono';

/** Builds the response to a request that the cache cannot answer. */
export type ProduceResponse = () => Promise<Response>;

/** Answers requests whose response is the same for everyone; the cache implements it. */
export type CachedResponses = {
  /** @param key names the response: two requests with the same key get the same bytes. */
  respond(context: Context, key: string, produce: ProduceResponse): Promise<Response>;
};
