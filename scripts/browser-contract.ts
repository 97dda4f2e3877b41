import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const API = path.resolve(import.meta.dirname, '../contract/api.ts');

/**
 * Replaces the contract in the browser's build with a copy that has method, path and auth of each call, but no schemas.
 * The server validates all input, so browsers need no validation library. Forms still import schemas of their fields.
 */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id !== API) return null;
      const { api } = await import(pathToFileURL(API).href);
      const calls = Object.entries<{ method: string; path: string; auth: string; reply: unknown }>(api).map(
        ([name, { method, path: address, auth, reply }]) => {
          // A string is the media type of a file; JSON responses have a schema, which is left out.
          const fileType = typeof reply === 'string' ? [reply] : [];
          return `${name}: call(${JSON.stringify([address, method, auth, ...fileType]).slice(1, -1)})`;
        },
      );
      return `const call = (path, method, auth, reply) => ({ method, path, auth, reply });\nexport const api = {${calls.join()}};`;
    },
  };
}
