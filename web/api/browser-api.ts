import { type ApiClient, createApiClient } from '#contract/client.ts';
import { readToken } from './access-token.ts';

let client: ApiClient | undefined;

/** The API client of this browser: it calls the configured host with the buyer's token. */
export function browserApi(): ApiClient {
  client ??= createApiClient({ apiUrl: document.documentElement.dataset.apiUrl ?? '', getToken: readToken });
  return client;
}
