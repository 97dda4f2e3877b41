import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const API = path.resolve(import.meta.dirname, '../contract/api.ts');

/** The calls for operators, and those by which they log in, are below this path. */
const STAFF_PATH = '/api/staff/';

/** Only the server renders what needs these. */
const CALLS_OF_THE_SERVER = ['listFooterPages'];

/** What most calls of visitors are is left out: method and auth. */
const DEFAULTS = [undefined, 'GET', 'none'];

/**
 * Replaces the contract in a browser's build with a copy that has method, path and auth of each call, but no schemas.
 * The server validates all input, so browsers need no validation library. Forms still import schemas of their fields.
 * The storefront makes no calls for operators, and the desk no others.
 */
export function browserContract(build: 'storefront' | 'desk'): Plugin {
  return {
    name: 'browser-contract',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id !== API) return null;
      const { api } = await import(pathToFileURL(API).href);
      const calls = Object.entries<{ method: string; path: string; auth: string; reply: unknown }>(api)
        .filter(
          ([name, { path: address }]) =>
            address.startsWith(STAFF_PATH) === (build === 'desk') && !CALLS_OF_THE_SERVER.includes(name),
        )
        .map(([name, { method, path: address, auth, reply }]) => {
          // A string is the media type of a file; JSON responses have a schema, which is left out.
          const parts = [address, method, auth, ...(typeof reply === 'string' ? [reply] : [])];
          while (parts.at(-1) === DEFAULTS[parts.length - 1]) parts.pop();
          return `${name}: call(${JSON.stringify(parts).slice(1, -1)})`;
        });
      return `const call = (path, method = 'GET', auth = 'none', reply) => ({ method, path, auth, reply });\nexport const api = {${calls.join()}};`;
    },
  };
}
